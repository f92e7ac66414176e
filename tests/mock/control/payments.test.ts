import { describe, expect, test } from 'vitest';
import { handlePaymentPage } from '#mocks/payment/route.ts';
import { useMock } from '../mock-fixture.ts';
import { pollSubscription, subscriptions } from '../plan-calls.ts';
import { connectControls } from './connect-controls.ts';

const mock = useMock();
const { backend } = mock;
const client = connectControls(backend);

async function checkOut(): Promise<string> {
  await mock.signInAs('naledi');
  return (await subscriptions.checkout('lrn-zola', 'pln-full-access')).redirectUrl;
}

const open = (url: string) => handlePaymentPage(backend, new Request(url));

test('payments are listed with learner, plan and amount, the newest first', async () => {
  await checkOut();
  await subscriptions.checkout('lrn-zola', 'pln-full-access');
  const listed = await client.payments();
  expect(listed.map(({ id }) => id)).toEqual(
    backend.db.payments
      .all()
      .map(({ id }) => id)
      .toReversed(),
  );
  expect(listed[0]).toMatchObject({
    learner: 'Zola Khumalo',
    plan: 'Full Access',
    kind: 'checkout',
    amount: 1599.2,
    state: 'open',
  });
});

test.each([
  ['pay', 'paid'],
  ['cancel', 'cancelled'],
  ['fail', 'failed'],
] as const)('the choice %s closes an open payment', async (choice, state) => {
  await checkOut();
  const [payment] = await client.payments();
  expect(await client.choosePayment(payment?.id ?? '', choice)).toEqual({ state });
  expect(await client.payments()).toMatchObject([{ state }]);
});

test('a choice for an unknown payment is refused', async () => {
  await expect(client.choosePayment('pay-none', 'pay')).rejects.toThrow('There is no such payment.');
});

describe('the answer of the provider', () => {
  test.each([
    ['pay', 'paid', '/subscribe/success'],
    ['cancel', 'cancelled', '/subscribe'],
    ['fail', 'failed', '/subscribe'],
  ] as const)('%s is given without its page, at the moved clock', async (answer, state, path) => {
    const url = await checkOut();
    backend.changeClock({ days: 3 });
    await client.setPaymentAnswer(answer);
    const response = await open(url);
    expect(response.status).toBe(303);
    expect(new URL(response.headers.get('Location') ?? '').pathname).toBe(path);
    const paidAtUtc = answer === 'pay' ? '2025-05-18T13:08:00.000Z' : null;
    expect(backend.db.payments.all()).toMatchObject([{ state, paidAtUtc }]);
    backend.changeClock({ days: -3 });
  });

  test('ask shows the page', async () => {
    const url = await checkOut();
    await client.setPaymentAnswer('pay');
    await client.setPaymentAnswer('ask');
    expect((await open(url)).status).toBe(200);
    expect(await client.payments()).toMatchObject([{ state: 'open' }]);
  });
});

describe('the confirmation of a payment', () => {
  async function payAndPoll(): Promise<boolean[]> {
    await checkOut();
    const [payment] = await client.payments();
    await client.choosePayment(payment?.id ?? '', 'pay');
    return (await pollSubscription(4, 'lrn-zola')).map(({ isActive }) => isActive);
  }

  test.each([
    ['third-poll', [false, false, true, true]],
    ['first-poll', [true, true, true, true]],
    ['never', [false, false, false, false]],
  ] as const)('arrives with %s', async (confirmation, isActive) => {
    await client.setPaymentConfirmation(confirmation);
    expect(await payAndPoll()).toEqual(isActive);
  });

  test('also changes for a payment that waits for it', async () => {
    await client.setPaymentConfirmation('never');
    await payAndPoll();
    await client.setPaymentConfirmation('first-poll');
    expect(await pollSubscription(1, 'lrn-zola')).toMatchObject([{ isActive: true }]);
    expect(await client.payments()).toMatchObject([{ state: 'settled' }]);
  });

  test('has a fixed set of choices', async () => {
    await expect(client.setPaymentConfirmation('later' as never)).rejects.toThrow(
      'confirmation: Choose one of third-poll, first-poll, never.',
    );
  });
});
