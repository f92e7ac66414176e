import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { subscriptions } from '../subscriptions/subscription-calls.ts';
import { choosePayment, pollSubscription } from './payment-calls.ts';

const mock = useMock();
const { backend } = mock;

const amounts = () => backend.db.payments.all().map(({ amount }) => amount);

describe('enableAutoRenew with an agreement', () => {
  const enable = async () => {
    const response = await subscriptions.enableAutoRenew('lrn-emma');
    expect(response).toMatchObject({
      requiresRedirect: true,
      planId: 'pln-full-access',
      message: 'Continue to the payment page to turn on auto-renew.',
    });
    return response.requiresRedirect ? response.redirectUrl : '';
  };

  test('turns auto-renew on after two polls, at the full price', async () => {
    await mock.signInAs('thandi');
    const redirectUrl = await enable();
    expect(amounts()).toEqual([1999]);
    expect(await pollSubscription(3, 'lrn-emma')).toMatchObject([{}, {}, { autoRenew: false }]);
    choosePayment(backend, redirectUrl, 'pay');
    expect(await pollSubscription(3, 'lrn-emma')).toMatchObject([
      { autoRenew: false },
      { autoRenew: false },
      { autoRenew: true, nextBillingDateUtc: '2025-05-18T00:00:00.000Z' },
    ]);
    // After the agreement, turning it on again needs no payment page.
    await subscriptions.cancelAutoRenew('lrn-emma');
    expect(await subscriptions.enableAutoRenew('lrn-emma')).toMatchObject({ requiresRedirect: false });
  });

  test.each([
    ['before it is paid', ['cancel', 'pay']],
    ['before it is confirmed', ['pay', 'cancel']],
  ] as const)('has no effect when auto-renew is cancelled %s', async (_when, steps) => {
    await mock.signInAs('thandi');
    const redirectUrl = await enable();
    for (const step of steps) {
      if (step === 'pay') choosePayment(backend, redirectUrl, 'pay');
      else await subscriptions.cancelAutoRenew('lrn-emma');
    }
    expect((await pollSubscription(4, 'lrn-emma')).at(-1)).toMatchObject({
      isActive: true,
      autoRenew: false,
    });
    expect(backend.db.payments.all()).toMatchObject([{ state: 'cancelled' }]);
  });

  test.each(['cancel', 'fail'] as const)(
    'does not turn auto-renew on when the payment ends with %s',
    async (choice) => {
      await mock.signInAs('thandi');
      choosePayment(backend, await enable(), choice);
      expect((await pollSubscription(4, 'lrn-emma')).at(-1)).toMatchObject({
        isActive: true,
        autoRenew: false,
      });
    },
  );

  test('makes the adult who agrees the payer', async () => {
    await mock.signInAs('naledi');
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    await mock.signInAs('johan');
    const agree = async () => {
      const response = await subscriptions.enableAutoRenew('lrn-lwazi');
      choosePayment(backend, response.requiresRedirect ? response.redirectUrl : '', 'pay');
      return pollSubscription(3, 'lrn-lwazi');
    };
    expect(await agree()).toMatchObject([{}, {}, { autoRenew: true }]);
    expect(backend.db.subscriptions.getOrThrow('sbs-lwazi')).toMatchObject({ payerId: 'usr-johan' });
  });

  test.each([
    ['before the confirmation', []],
    ['and linked again before the confirmation', ['linked again']],
  ])('has no effect when the adult is unlinked %s', async (_when, steps) => {
    await mock.signInAs('naledi');
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    await mock.signInAs('johan');
    const response = await subscriptions.enableAutoRenew('lrn-lwazi');
    choosePayment(backend, response.requiresRedirect ? response.redirectUrl : '', 'pay');
    await unwrap(client.DELETE('/learner/{id}', { params: { path: { id: 'lrn-lwazi' } } }));
    const link = { learnerId: 'lrn-lwazi', parentId: 'usr-johan', relationship: 'Father' } as const;
    for (const _step of steps) {
      backend.db.guardians.insert({ ...link, id: 'grn-again', isPrimaryParent: false });
    }
    await mock.signInAs('naledi');
    expect((await pollSubscription(4, 'lrn-lwazi')).at(-1)).toMatchObject({
      isActive: true,
      autoRenew: false,
    });
  });

  test('does not apply to the next subscription of the same plan', async () => {
    await mock.signInAs('thandi');
    const redirectUrl = await enable();
    mock.setNow(new Date('2025-05-18T00:00:00Z'));
    await mock.signInAs('thandi');
    await subscriptions.subscribe('lrn-emma', 'pln-full-access');
    choosePayment(backend, redirectUrl, 'pay');
    expect((await pollSubscription(4, 'lrn-emma')).at(-1)).toMatchObject({
      isActive: true,
      autoRenew: false,
    });
  });

  test('makes the last adult to agree the payer, regardless of the order of the requests', async () => {
    await mock.signInAs('naledi');
    await subscriptions.cancelAutoRenew('lrn-lwazi');
    backend.db.subscriptions.update('sbs-lwazi', { payerId: null });
    const urlOf = async (persona: string) => {
      await mock.signInAs(persona);
      const response = await subscriptions.enableAutoRenew('lrn-lwazi');
      return response.requiresRedirect ? response.redirectUrl : '';
    };
    const [first, second] = [await urlOf('naledi'), await urlOf('johan')];
    choosePayment(backend, second, 'pay');
    mock.setNow(new Date(testNow.getTime() + 1000));
    choosePayment(backend, first, 'pay');
    await pollSubscription(3, 'lrn-lwazi');
    expect(backend.db.subscriptions.getOrThrow('sbs-lwazi')).toMatchObject({ payerId: 'usr-naledi' });
  });

  test('has no effect on a subscription that has ended', async () => {
    await mock.signInAs('thandi');
    choosePayment(backend, await enable(), 'pay');
    mock.setNow(new Date('2025-05-18T00:00:00Z'));
    await mock.signInAs('thandi');
    expect((await pollSubscription(4, 'lrn-emma')).at(-1)).toEqual({ isActive: false });
    expect(backend.db.payments.all()).toMatchObject([{ state: 'cancelled' }]);
  });
});
