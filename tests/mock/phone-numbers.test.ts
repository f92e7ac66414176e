import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { create as createUser, sipho, update as updateUser } from './admin-users/admin-user-calls.ts';
import { useMock } from './mock-fixture.ts';
import { refusalOf } from './refusal.ts';

/** The mock stores normalized phone numbers (*Telephone numbers* in the contract, D-253). */

const mock = useMock();
const users = () => mock.backend.db.users;

const sent = '+27 (0)82 555-0101';
const numbers = { cellphoneNumber: sent, whatsAppNumber: '00 44 20 7946 0958' };
const stored = { cellphoneNumber: '0825550101', whatsAppNumber: '+442079460958' };

test('registerUser stores normalized phone numbers', async () => {
  const account = { name: 'Bongiwe', surname: 'Mabaso', email: 'bongiwe@springbyte.test' };
  const address = { town: 'Cape Town', postalCode: '7925' };
  const passwords = { password: 'Loops4ever!', confirmPassword: 'Loops4ever!' };
  const body = { ...account, ...numbers, ...address, ...passwords, role: 'Parent' } as const;
  await unwrap(client.POST('/auth/register', { body }));
  expect(users().where('email', 'bongiwe@springbyte.test')).toMatchObject([stored]);
});

test('createUser and updateUser store normalized phone numbers', async () => {
  await mock.signInAs('thandi');
  expect(await createUser(numbers)).toMatchObject(stored);
  expect(await updateUser('usr-sipho', { ...sipho, ...numbers })).toMatchObject(stored);
});

test('updateRegisteredUser and updateParentProfile store normalized phone numbers', async () => {
  await mock.signInAs('aisha');
  const body = { id: 'usr-aisha', name: 'Aisha', surname: 'Patel', ...numbers };
  await unwrap(client.PUT('/auth/register', { body }));
  expect(users().getOrThrow('usr-aisha')).toMatchObject(stored);

  await mock.signInAs('naledi');
  const naledi = { name: 'Naledi', surname: 'Khumalo', ...numbers, town: 'Cape Town', postalCode: '7925' };
  expect(await unwrap(client.PUT('/parent/profile/update', { body: naledi }))).toMatchObject(stored);
});

test('createCampus and updateCampus store normalized phone numbers', async () => {
  await mock.signInAs('thandi');
  const campus = await unwrap(client.POST('/campus', { body: { name: 'Walmer', contactNumber: sent } }));
  expect(campus).toMatchObject({ contactNumber: stored.cellphoneNumber });
  const { version: _, ...details } = campus;
  const params = { path: { id: campus.id } };
  const body = { ...details, contactNumber: numbers.whatsAppNumber };
  expect(await unwrap(client.PUT('/campus/{id}', { params, body }))).toMatchObject({
    contactNumber: stored.whatsAppNumber,
  });
});

test.each([sent, '082 555 0101', '+27825550101', '０８２５５５０１０１', '082555010'])(
  'submitRsvp requires ten digits and refuses %j',
  async (contactNumber) => {
    const body = {
      fullName: 'Mandla Radebe',
      contactNumber,
      email: 'mandla@springbyte.test',
      trialSessionId: 'trs-games-june',
      trialSessionInviteId: 'inv-open-day',
    };
    const token = 'rsvp-open-day-made-up';
    const refused = await refusalOf(mock.backend, () =>
      unwrap(client.POST('/trialsessioninvite/submit', { params: { query: { token } }, body })),
    );
    expect(refused).toMatchObject({ status: 400, errors: { contactNumber: [expect.any(String)] } });
  },
);
