import { expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { readClaims } from '#session/claims.ts';
import { testNow, useMock } from './mock-fixture.ts';
import { subscriptions } from './plan-calls.ts';

/* The mock renews a subscription when it is next read after its expiry, because nothing runs between requests. */
const mock = useMock();
const { backend } = mock;

const setDay = (count: number) => mock.setNow(new Date(testNow.getTime() + count * 86_400_000));

test('reading a subscription renews all terms that were missed', async () => {
  setDay(40);
  await mock.signInAs('lwazi');
  expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
    isActive: true,
    startDate: '2025-05-01T00:00:00.000Z',
    expirationDate: '2025-06-30T00:00:00.000Z',
  });
});

test('signing in renews a subscription that was due', async () => {
  setDay(200);
  const body = { emailOrUserName: 'lwazi', password: 'Learn2code!' };
  const { token } = await unwrap(client.POST('/auth/login', { body }));
  expect(readClaims(token).permissions).toEqual(['school-content-access']);
  const { expirationDate } = backend.db.subscriptions.getOrThrow('sbs-lwazi');
  expect(expirationDate).toBe('2025-12-27T00:00:00.000Z');
});

test('a payer who loses the right after the expiry still pays for that renewal', async () => {
  setDay(17);
  await mock.signInAs('thandi');
  const params = { path: { id: 'usr-naledi' } };
  await unwrap(client.POST('/admin/users/{id}/roles', { params, body: { role: 'Tutor' } }));
  expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
    isActive: true,
    expirationDate: '2025-06-30T00:00:00.000Z',
    autoRenew: false,
  });
});
