import { expect, test } from 'vitest';
import { testNow, useMock } from './mock-fixture.ts';
import { choosePayment, pollSubscription, subscriptions } from './plan-calls.ts';

/* In place of the provider, the mock confirms a payment to itself when the subscription is polled (D-108). */
const mock = useMock();
const { backend } = mock;

const checkOut = async () => (await subscriptions.checkout('lrn-zola', 'pln-full-access')).redirectUrl;

async function enableAutoRenew(learnerId: string): Promise<string> {
  const response = await subscriptions.enableAutoRenew(learnerId);
  return response.requiresRedirect ? response.redirectUrl : '';
}

test('a plan starts two polls after its payment, once', async () => {
  await mock.signInAs('naledi');
  const redirectUrl = await checkOut();
  expect(redirectUrl).toMatch(/^https:\/\/payments\.springbyte\.test\/pay\?payment=pay-\w+$/);
  expect(await pollSubscription(3, 'lrn-zola')).toMatchObject(
    Array.from({ length: 3 }, () => ({ isActive: false })),
  );
  choosePayment(backend, redirectUrl, 'pay');
  mock.setNow(new Date(testNow.getTime() + 6000));
  const started = { isActive: true, startDate: '2025-05-15T13:08:06.000Z' };
  expect(await pollSubscription(4, 'lrn-zola')).toMatchObject([
    { isActive: false },
    { isActive: false },
    started,
    started,
  ]);
  expect(backend.db.subscriptions.where('learnerId', 'lrn-zola')).toHaveLength(1);
  expect(backend.db.payments.all()).toMatchObject([{ state: 'settled' }]);
});

test('polls of another learner do not count', async () => {
  await mock.signInAs('naledi');
  choosePayment(backend, await checkOut(), 'pay');
  await pollSubscription(5, 'lrn-lwazi');
  expect(await pollSubscription(1, 'lrn-zola')).toEqual([{ isActive: false }]);
});

test('auto-renew turns on two polls after the agreement', async () => {
  await mock.signInAs('thandi');
  choosePayment(backend, await enableAutoRenew('lrn-emma'), 'pay');
  expect(await pollSubscription(3, 'lrn-emma')).toMatchObject([
    { autoRenew: false },
    { autoRenew: false },
    { autoRenew: true, nextBillingDateUtc: '2025-05-18T00:00:00.000Z' },
  ]);
});

test('of two agreements that are confirmed by the same poll, the later one counts', async () => {
  await mock.signInAs('naledi');
  await subscriptions.cancelAutoRenew('lrn-lwazi');
  backend.db.subscriptions.update('sbs-lwazi', { payerId: null });
  const first = await enableAutoRenew('lrn-lwazi');
  await mock.signInAs('johan');
  const second = await enableAutoRenew('lrn-lwazi');
  choosePayment(backend, second, 'pay');
  mock.setNow(new Date(testNow.getTime() + 1000));
  choosePayment(backend, first, 'pay');
  await pollSubscription(3, 'lrn-lwazi');
  expect(backend.db.subscriptions.getOrThrow('sbs-lwazi')).toMatchObject({ payerId: 'usr-naledi' });
});

test('an agreement for a subscription that has ended is cancelled', async () => {
  await mock.signInAs('thandi');
  choosePayment(backend, await enableAutoRenew('lrn-emma'), 'pay');
  mock.setNow(new Date('2025-05-18T00:00:00Z'));
  await mock.signInAs('thandi');
  expect((await pollSubscription(4, 'lrn-emma')).at(-1)).toEqual({ isActive: false });
  expect(backend.db.payments.all()).toMatchObject([{ state: 'cancelled' }]);
});
