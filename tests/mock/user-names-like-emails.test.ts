import { beforeEach, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { useMock } from './mock-fixture.ts';
import { refusalOf } from './refusal.ts';

/** A user name that looks like an email address: no operation creates one, but older data may contain it. */

const mock = useMock();
const email = 'zola@home.test';
const taken = { status: 409, code: 'email-in-use' };
const refusal = (call: () => Promise<unknown>) => refusalOf(mock.backend, call);

beforeEach(async () => {
  mock.backend.db.users.update('lrn-zola', { userName: email });
  await mock.signInAs('thandi');
});

const numbers = { cellphoneNumber: '0725550173', whatsAppNumber: '0725550174' };
const passwords = { password: 'Loops4ever!', confirmPassword: 'Loops4ever!' };
const person = { name: 'Sipho', surname: 'Dlamini', email, ...numbers };

test('no other account can take it as its email address', async () => {
  const user = { ...person, dateOfBirth: '1994-09-12', role: 'Tutor' };
  const address = { town: 'Cape Town', postalCode: '7925', role: 'Parent' } as const;
  const calls = [
    () => client.POST('/auth/register', { body: { ...person, ...passwords, ...address } }),
    () => client.POST('/admin/users', { body: { ...user, ...passwords } }),
    () => client.PUT('/admin/users/{id}', { params: { path: { id: 'usr-sipho' } }, body: user }),
    () => client.PUT('/auth/register', { body: { ...person, id: 'usr-sipho' } }),
  ];
  for (const call of calls) {
    expect(await refusal(() => unwrap<unknown>(call() as never))).toMatchObject(taken);
  }
});

test('is reported as in use, and gets no reset link', async () => {
  const query = { params: { query: { email } } };
  expect(await unwrap(client.GET('/auth/check-email', query))).toBe(true);
  expect(await unwrap(client.GET('/admin/users/check-email', query))).toBe(true);
  await unwrap(client.POST('/auth/request-password-reset', { body: { email } }));
  expect(mock.backend.db.mails.all()).toEqual([]);
});
