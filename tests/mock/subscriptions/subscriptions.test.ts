import { describe, expect, test } from 'vitest';
import { client, unwrap } from '#api/client.ts';
import { readClaims } from '#session/claims.ts';
import { examplesOf, notFound } from '../curriculum-calls.ts';
import { testNow, useMock } from '../mock-fixture.ts';
import { refusalOf } from '../refusal.ts';
import { forbidden, planBlocked, plans, subscriptions } from './subscription-calls.ts';

const mock = useMock();
const { backend } = mock;
const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);

/** Moves the clock and signs in again, because the token has expired. */
async function signInLater(count: number, persona: string): Promise<void> {
  mock.setNow(days(count));
  await mock.signInAs(persona);
}

const permissionsOfLogin = async (emailOrUserName: string) => {
  const body = { emailOrUserName, password: 'Learn2code!' };
  return readClaims((await unwrap(client.POST('/auth/login', { body }))).token).permissions;
};

test.each(examplesOf('Subscriptions'))('$operation accepts the example "$example"', async ({ send }) => {
  await mock.signInAs('thandi');
  expect((await send(mock.headers())).ok).toBe(true);
});

describe('subscription permissions', () => {
  const calls: Record<string, (learnerId: string) => Promise<unknown>> = {
    active: subscriptions.active,
    guardians: subscriptions.guardians,
    askForPlan: (learnerId) => subscriptions.askForPlan({ learnerId, sendToAll: true, guardianIds: [] }),
    subscribe: (learnerId) => subscriptions.subscribe(learnerId, 'pln-full-access'),
    cancelAutoRenew: subscriptions.cancelAutoRenew,
    enableAutoRenew: subscriptions.enableAutoRenew,
    checkout: (learnerId) => subscriptions.checkout(learnerId, 'pln-full-access'),
  };

  test.each(Object.entries(calls))(
    '%s refuses other families, and returns 404 only to an Admin',
    async (_name, call) => {
      for (const persona of ['fatima', 'zola', 'sipho']) {
        await mock.signInAs(persona);
        for (const learnerId of ['lrn-lwazi', 'lrn-none']) {
          expect(await refusalOf(backend, () => call(learnerId))).toMatchObject(forbidden);
        }
      }
      await mock.signInAs('thandi');
      for (const id of ['lrn-none', 'usr-naledi']) {
        expect(await refusalOf(backend, () => call(id))).toMatchObject(notFound('Learner'));
      }
    },
  );

  test('purchase and auto-renew operations refuse learners, also adult ones', async () => {
    await mock.signInAs('emma');
    for (const name of ['subscribe', 'cancelAutoRenew', 'enableAutoRenew', 'checkout']) {
      expect(await refusalOf(backend, () => calls[name]?.('lrn-emma') ?? Promise.resolve())).toMatchObject(
        forbidden,
      );
    }
  });
});

describe('getActiveSubscription', () => {
  test('returns auto-renew for Lwazi, an expiry for Emma, and no subscription for Zola', async () => {
    await mock.signInAs('thandi');
    const plan = {
      planId: 'pln-school-content',
      planName: 'School Content',
      price: 199.5,
      currency: 'ZAR',
      startDate: '2025-05-01T00:00:00.000Z',
      expirationDate: '2025-05-31T00:00:00.000Z',
      autoRenew: true,
      nextBillingDateUtc: '2025-05-31T00:00:00.000Z',
    };
    expect(await subscriptions.active('lrn-lwazi')).toEqual({
      isActive: true,
      ...plan,
      message: null,
      runningPlans: [
        {
          ...plan,
          termStartDate: plan.startDate,
          payment: { amount: 199.5, vatRatePercent: 15 },
        },
      ],
    });
    expect(await subscriptions.active('lrn-emma')).toMatchObject({
      planName: 'Full Access',
      autoRenew: false,
      nextBillingDateUtc: null,
    });
    expect(await subscriptions.active('lrn-zola')).toEqual({ isActive: false });
  });

  test('returns the subscription that started last, and combines permissions', async () => {
    expect(await permissionsOfLogin('lwazi')).toEqual(['school-content-access']);
    await mock.signInAs('thandi');
    await subscriptions.subscribe('lrn-lwazi', 'pln-full-access');
    await mock.signInAs('lwazi');
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
      planId: 'pln-full-access',
      autoRenew: false,
      runningPlans: [
        { planId: 'pln-full-access', autoRenew: false, nextBillingDateUtc: null },
        { planId: 'pln-school-content', autoRenew: true, nextBillingDateUtc: '2025-05-31T00:00:00.000Z' },
      ],
    });
    expect(await permissionsOfLogin('lwazi')).toEqual(['school-content-access', 'coding-content-access']);
    expect(backend.db.subscriptions.where('learnerId', 'lrn-lwazi')).toHaveLength(2);
  });

  test('returns the current plan name and the price of the term', async () => {
    await mock.signInAs('thandi');
    const { id: _id, ...whole } = await plans.get('pln-school-content');
    await plans.update('pln-school-content', { ...whole, planName: 'School', price: 250, entitlements: 2 });
    await plans.retire('pln-school-content');
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({ planName: 'School', price: 199.5 });
    expect(await permissionsOfLogin('lwazi')).toEqual(['coding-content-access']);
  });
});

describe('getActiveSubscription at the expiry', () => {
  test('ends a subscription without auto-renew', async () => {
    await signInLater(2, 'emma');
    expect(await subscriptions.active('lrn-emma')).toMatchObject({ isActive: true });
    expect(await permissionsOfLogin('emma')).toHaveLength(2);
    await signInLater(3, 'emma');
    expect(await subscriptions.active('lrn-emma')).toEqual({ isActive: false });
    expect(await permissionsOfLogin('emma')).toEqual([]);
  });

  test('renews whole terms at the current price', async () => {
    await mock.signInAs('thandi');
    await plans.setPrice('pln-school-content', 209.5);
    await plans.retire('pln-school-content');
    await signInLater(40, 'lwazi');
    expect(await subscriptions.active('lrn-lwazi')).toMatchObject({
      isActive: true,
      price: 209.5,
      startDate: '2025-05-01T00:00:00.000Z',
      expirationDate: '2025-06-30T00:00:00.000Z',
      nextBillingDateUtc: '2025-06-30T00:00:00.000Z',
      runningPlans: [
        { termStartDate: '2025-05-31T00:00:00.000Z', payment: { amount: 209.5, vatRatePercent: 15 } },
      ],
    });
    // Signing in also renews due terms.
    mock.setNow(days(200));
    expect(await permissionsOfLogin('lwazi')).toEqual(['school-content-access']);
    expect(backend.db.subscriptions.getOrThrow('sbs-lwazi').expirationDate).toBe('2025-12-27T00:00:00.000Z');
  });
});

describe('createSubscription', () => {
  test('lets an Admin start a paid plan for one term', async () => {
    await mock.signInAs('thandi');
    const given = await subscriptions.subscribe('lrn-zola', 'pln-full-access');
    const plan = {
      planId: 'pln-full-access',
      planName: 'Full Access',
      price: 1999,
      currency: 'ZAR',
      startDate: '2025-05-15T13:08:00.000Z',
      expirationDate: '2026-05-15T13:08:00.000Z',
      autoRenew: false,
      nextBillingDateUtc: null,
    };
    expect(given).toEqual({
      isActive: true,
      ...plan,
      message: null,
      runningPlans: [{ ...plan, termStartDate: plan.startDate, payment: null }],
    });
    await mock.signInAs('zola');
    expect(await subscriptions.active('lrn-zola')).toEqual(given);
    expect(backend.db.payments.all()).toEqual([]);
  });

  test('lets a Parent start only a free plan', async () => {
    await mock.signInAs('johan');
    const subscribe = (planId: string) => subscriptions.subscribe('lrn-zola', planId);
    expect(await refusalOf(backend, () => subscribe('pln-full-access'))).toMatchObject(forbidden);
    backend.db.plans.update('pln-holiday-pass', { price: 0, status: 1 });
    expect(await subscribe('pln-holiday-pass')).toMatchObject({ isActive: true, price: 0 });
  });

  test.each(['subscribe', 'checkout'] as const)(
    '%s refuses a plan that is blocked or not on sale',
    async (name) => {
      await mock.signInAs('thandi');
      const get = (planId: string) => subscriptions[name]('lrn-lwazi', planId);
      for (const planId of ['pln-school-content', 'pln-coding-content']) {
        expect(await refusalOf(backend, () => get(planId))).toMatchObject(planBlocked);
      }
      for (const planId of ['pln-none', 'pln-holiday-pass', 'pln-first-steps']) {
        expect(await refusalOf(backend, () => get(planId))).toMatchObject(notFound('Plan'));
      }
      await plans.setPrice('pln-coding-content', 210);
      await get('pln-coding-content');
    },
  );
});
