import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { schema } from '#features/trial/rsvp/rsvp-form.tsx';
import examples from '#openapi/rules/examples.json' with { type: 'json' };

const booking = {
  trialSessionId: 'trs-games-june',
  fullName: 'Mandla Radebe',
  email: 'mandla@springbyte.test',
};

const refusal = { message: 'Contact number must be exactly 10 digits.' };

/** Numbers with ten digits. */
const readable = examples.phoneNumbers.filter(({ stored }) => /^\d{10}$/.test(stored));
const unreadable = examples.phoneNumbers.filter((example) => !readable.includes(example));

test.each([...readable, { sent: '2125550101', stored: '2125550101' }])(
  'a booking with the number $sent is sent with $stored (D-253)',
  ({ sent, stored }) => {
    const { output } = safeParse(schema, { ...booking, contactNumber: sent });
    expect(output).toMatchObject({ contactNumber: stored });
  },
);

test.each([
  ...unreadable.map(({ sent }) => sent),
  '',
  ' ',
  '082555010',
  '08255501011',
  '825550101',
  '082555010x',
])('the RSVP schema refuses the number %j (VAL-029d)', (contactNumber) => {
  expect(safeParse(schema, { ...booking, contactNumber }).issues).toMatchObject([refusal]);
});
