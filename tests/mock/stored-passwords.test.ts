import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { useMock } from './mock-fixture.ts';

/** The mock stores only salted hashes of passwords (*What the server never reveals* in the contract). */

const mock = useMock();
const password = 'Loops4ever!';
const bongiwe = {
  name: 'Bongiwe',
  surname: 'Mabaso',
  cellphoneNumber: '0725550173',
  whatsAppNumber: '0725550174',
  password,
  confirmPassword: password,
};
const address = { town: 'Cape Town', postalCode: '7925' };

const register = (email: string) =>
  unwrap(client.POST('/auth/register', { body: { ...bongiwe, ...address, email, role: 'Parent' } }));
const createUser = (email: string) =>
  unwrap(
    client.POST('/admin/users', { body: { ...bongiwe, email, role: 'Tutor', dateOfBirth: '1994-09-12' } }),
  );
const reset = (token: string, email: string) =>
  unwrap(
    client.POST('/auth/reset-password', {
      body: { email, token, newPassword: password, confirmPassword: password },
    }),
  );

test('the data contain no password, and equal passwords have different hashes', async () => {
  await register('bongiwe@springbyte.test');
  await register('another@springbyte.test');
  await reset('rst-naledi-1', 'parent@springbyte.test');
  await mock.signInAs('thandi');
  await createUser('third@springbyte.test');
  const { users } = mock.backend.db;
  // A failure must not print all data.
  expect(JSON.stringify(mock.backend.db.dump()).includes(password)).toBe(false);
  const changed = [...users.where('name', 'Bongiwe'), users.getOrThrow('usr-naledi')];
  expect(new Set(changed.map(({ passwordHash }) => passwordHash))).toHaveProperty('size', 4);
});
