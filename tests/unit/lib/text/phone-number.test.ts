import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhoneNumber, internationalPhoneNumber } from '#lib/text/phone-number.ts';
import examples from '#openapi/rules/examples.json' with { type: 'json' };
import { normalizePhoneNumber } from '#openapi/rules/phone-numbers.ts';

/** South African spellings of 082 555 0101, some with invisible characters from a paste. */
const spellings = [
  '0825550101',
  '082 555 0101',
  ' (082) 555-0101 ',
  '(082) 555 0101',
  '082-555-0101',
  '082.555.0101',
  '082/555 0101',
  '[082] 555 0101',
  '082\u2011555\u00A00101',
  '082\u2212555\u20130101',
  '+27 82 555 0101',
  '+27825550101',
  '+27 (0)82 555 0101',
  '+27 0 82 555 0101',
  '+082 555 0101',
  '++27 82 555 0101',
  '0027 82.555.0101',
  '0027 (0)82 555 0101',
  '+0027 82 555 0101',
  '27825550101',
  '27 (0)82 555 0101',
  'tel:+27825550101',
  'TEL:082-555-0101',
  '０８２　５５５　０１０１',
  '＋２７（０）８２－５５５－０１０１',
  '\u202A+27 82 555 0101\u202C',
  '\u2066082 555 0101\u2069',
  '082\u200B555\u200B0101',
  '\uFEFF0825550101',
  '0\u00AD82 555 0101',
  '0\uFE0F82 555 0101\u3164',
  '082\t555\n0101',
];

test.each(examples.phoneNumbers)(
  'normalizePhoneNumber converts $sent to $stored: $because',
  ({ sent, stored }) => {
    expect(normalizePhoneNumber(sent)).toBe(stored);
  },
);

test.each(spellings)('normalizePhoneNumber converts %j to 0825550101 (D-253)', (typed) => {
  expect(normalizePhoneNumber(typed)).toBe('0825550101');
});

test.each(spellings)('formatPhoneNumber formats %j as 082 555 0101', (stored) => {
  expect(formatPhoneNumber(stored)).toBe('082 555 0101');
});

test.each(spellings)('internationalPhoneNumber converts %j to +27825550101', (stored) => {
  expect(internationalPhoneNumber(stored)).toBe('+27825550101');
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['00442079460958', '+442079460958'],
  ['+1 (212) 555-0101', '+12125550101'],
  ['+27 82 555 010', '+2782555010'],
  ['+27 082 555 010', '+27082555010'],
  ['082 555 010', '082555010'],
  ['082 555 0101 1', '08255501011'],
  ['82 555 0101', '825550101'],
  ['10111', '10111'],
  ['', ''],
])('normalizePhoneNumber converts %j, which is not a complete South African number, to %j', (typed, sent) => {
  expect(normalizePhoneNumber(typed)).toBe(sent);
});

test.each([
  '082 555 0101 ext. 4',
  '082 555 0101 / 083 555 0102',
  '0825550101, 0835550102',
  '082 555 O101',
  '*120*555#',
  'ask Thandi',
  '+',
])(
  'normalizePhoneNumber and formatPhoneNumber keep %j, which is not a single number and has no international form',
  (typed) => {
    expect(normalizePhoneNumber(` ${typed} `)).toBe(typed);
    expect(formatPhoneNumber(` ${typed} `)).toBe(typed);
    expect(internationalPhoneNumber(typed)).toBeUndefined();
  },
);

test.each([
  ['+44 20 7946 0958', '+44 20 7946 0958', '+442079460958'],
  ['+27000000000', '+27000000000', undefined],
  ['08255501', '08255501', undefined],
  ['+2782555010', '+2782555010', undefined],
  ['+27082555010', '+27082555010', undefined],
  ['0000000000', '000 000 0000', undefined],
  ['2125550101', '2125550101', undefined],
  ['', '', undefined],
])('%j is formatted as %j and converted to the international number %j', (stored, shown, dialled) => {
  expect(formatPhoneNumber(stored)).toBe(shown);
  expect(internationalPhoneNumber(stored)).toBe(dialled);
});

test.each([null, undefined])('formatPhoneNumber returns undefined for %j', (number) => {
  expect(formatPhoneNumber(number)).toBeUndefined();
});

test('normalizePhoneNumber is idempotent', () => {
  const typed = fc.stringMatching(/^(?:\+27|0)?[\d+ ()\-./\u200E０x]*$/);
  fc.assert(
    fc.property(typed, (text) => {
      expect(normalizePhoneNumber(normalizePhoneNumber(text))).toBe(normalizePhoneNumber(text));
    }),
  );
});

test('normalizePhoneNumber converts any national number, grouped or with a country code', () => {
  const digits = fc.stringMatching(/^[1-9]\d{8}$/);
  fc.assert(
    fc.property(digits, (national) => {
      const forms = [`0${national}`, `+27${national}`, `0027 ${national}`, formatPhoneNumber(`0${national}`)];
      for (const form of forms) expect(normalizePhoneNumber(form ?? '')).toBe(`0${national}`);
    }),
  );
});
