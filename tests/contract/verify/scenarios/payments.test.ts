import { beforeAll, expect, test } from 'vitest';
import { changeJson, withBug, type Bug, type Reply } from '../servers/faulty-server.ts';
import { useMockUnderTest } from '../servers/mock-under-test.ts';
import { testBugs, verifyWith, type ScenarioBug } from './find-bugs.ts';

const mock = useMockUnderTest({ isShared: true });
let adminToken: string;

beforeAll(async () => {
  adminToken = await mock.signIn('Admin');
});

const plan = {
  id: 'pln-accepted',
  planName: 'Chess',
  planCode: null,
  displayOrder: 0,
  price: 149,
  priceIncludesVat: true,
  vatRatePercent: 15,
  currency: 'ZAR',
  duration: 'Monthly',
  durationDays: 30,
  featuresJson: '[]',
  entitlements: 0,
  status: 0,
  version: 'v1',
};

/** Accepts a request that should be rejected with this status. */
const acceptRefused =
  (refusal: number, status: number, body: object) =>
  (reply: Reply): Reply =>
    reply.status === refusal ? { ...reply, status, body: JSON.stringify(body) } : reply;

const publicPlansRequest = /^GET \/subscriptions\/public\/plans$/;
const activeSubscriptionRequest = /^GET \/subscriptions\/learner\/[\w-]+\/active$/;

const changeEachPlan = (change: (plan: Record<string, unknown>) => unknown) =>
  changeJson((plans) => (plans as unknown as Record<string, unknown>[]).map(change));

const byName = (a: { planName: string }, b: { planName: string }) => a.planName.localeCompare(b.planName);

function keepRetiredPlans(): Bug {
  const seenPlans = new Map<unknown, unknown>();
  return {
    when: publicPlansRequest,
    reply: changeJson((plans) => {
      for (const current of plans as unknown as { id: string }[]) seenPlans.set(current.id, current);
      return [...seenPlans.values()];
    }),
  };
}

function keepAutoRenew(): Bug {
  const renewing = new Set<unknown>();
  return {
    when: activeSubscriptionRequest,
    reply: changeJson((subscription) => {
      const { autoRenew, planId, expirationDate } = subscription;
      if (autoRenew === true) renewing.add(planId);
      if (!renewing.has(planId)) return subscription;
      const [current, ...others] = subscription.runningPlans as object[];
      const renewal = { autoRenew: true, nextBillingDateUtc: expirationDate };
      return { ...subscription, ...renewal, runningPlans: [{ ...current, ...renewal }, ...others] };
    }),
  };
}

const bugs: ScenarioBug[] = [
  [
    'a plan that is bought twice',
    'checkouts',
    () => ({
      when: /^POST \/payments\/checkout$/,
      reply: acceptRefused(409, 200, { redirectUrl: 'https://pay.example.com/' }),
    }),
    { operation: 'createCheckout', step: 'checkouts › createCheckout', actual: 'status 200' },
  ],
  [
    'a plan code that two plans use',
    'plan-codes',
    () => ({ when: /^POST \/subscriptions\/plans$/, reply: acceptRefused(409, 201, plan) }),
    { operation: 'createPlan', step: 'plan-codes › createPlan', actual: 'status 201' },
  ],
  [
    'a subscription that other parents can read',
    'subscription-ownership',
    () => ({ when: activeSubscriptionRequest, token: adminToken }),
    {
      operation: 'getActiveSubscription',
      step: 'subscription-ownership › getActiveSubscription',
      actual: 'status 200',
    },
  ],
  [
    'guardians whom any parent can list',
    'subscription-ownership',
    () => ({ when: /^GET \/subscriptions\/guardians\?/, token: adminToken }),
    {
      operation: 'listGuardians',
      step: 'subscription-ownership › listGuardians',
      actual: 'status 200',
    },
  ],
  [
    'a price of three decimals',
    'plans',
    () => ({
      when: /^POST \/subscriptions\/plans\/[\w-]+\/price$/,
      reply: acceptRefused(400, 200, { ...plan, price: 259.999 }),
    }),
    { operation: 'setPlanPrice', step: 'plans › setPlanPrice', actual: 'status 200' },
  ],
  [
    'a promotion that lowers nothing',
    'promotions',
    () => ({
      when: publicPlansRequest,
      reply: changeEachPlan((offer) => ({ ...offer, promotion: null, amount: offer.price })),
    }),
    { operation: 'listPublicPlans', step: 'promotions › listPublicPlans' },
  ],
  [
    'a subscription period that is too long',
    'active-subscription',
    () => ({
      when: activeSubscriptionRequest,
      reply: changeJson((subscription) =>
        subscription.isActive === true
          ? { ...subscription, expirationDate: '2199-06-15T08:00:00Z' }
          : subscription,
      ),
    }),
    {
      operation: 'getActiveSubscription',
      step: 'active-subscription › getActiveSubscription',
      pointer: '',
    },
  ],
  [
    'guardians in another order',
    'several-guardians',
    () => ({
      when: /^GET \/subscriptions\/guardians\?/,
      reply: changeJson((list) => (Array.isArray(list) ? list.toReversed() : list)),
    }),
    { operation: 'listGuardians', step: 'several-guardians › listGuardians' },
  ],
  [
    'plans in the order of their names',
    'plans',
    () => ({
      when: /^GET \/subscriptions\/plans$/,
      reply: changeJson((plans) => (Array.isArray(plans) ? plans.toSorted(byName) : plans)),
    }),
    { operation: 'listPlans', expected: 'items sorted by displayOrder, then planName' },
  ],
  [
    'an update that overwrites that of another user',
    'plan-updates',
    () => ({
      when: /^PUT \/subscriptions\/plans\/[\w-]+$/,
      reply: (reply) =>
        reply.body.includes('record-changed') ? { ...reply, status: 200, body: JSON.stringify(plan) } : reply,
    }),
    { operation: 'updatePlan', step: 'plan-updates › updatePlan', actual: 'status 200' },
  ],
  [
    'a receipt without the tax',
    'paid-plans',
    () => ({
      when: activeSubscriptionRequest,
      reply: changeJson((subscription) => {
        const [current, ...others] = (subscription.runningPlans ?? []) as { payment: object | null }[];
        if (!current?.payment) return subscription;
        const payment = { ...current.payment, amount: 105.48 };
        return { ...subscription, runningPlans: [{ ...current, payment }, ...others] };
      }),
    }),
    {
      operation: 'getActiveSubscription',
      step: 'paid-plans › getActiveSubscription',
      pointer: '/runningPlans/0/payment/amount',
    },
  ],
  [
    'a retired plan that is still on sale',
    'plans-on-sale',
    keepRetiredPlans,
    { operation: 'listPublicPlans', step: 'plans-on-sale › listPublicPlans' },
  ],
  [
    'auto-renew that cannot be turned off',
    'paid-auto-renew',
    keepAutoRenew,
    { operation: 'getActiveSubscription', step: 'paid-auto-renew › getActiveSubscription' },
  ],
];

testBugs(mock, bugs);

test('verify retires a plan that a failed scenario left on sale', async () => {
  const onSale = async () => {
    const response = await fetch(`${mock.url}/subscriptions/public/plans`);
    return ((await response.json()) as { id: string }[]).map(({ id }) => id);
  };
  const before = await onSale();
  const bug: Bug = {
    when: /^POST \/subscriptions\/plans\/[\w-]+\/activate$/,
    reply: changeJson((activated) => ({ ...activated, status: 0 })),
  };
  const { exchanges, remaining } = await withBug(mock.url, bug, verifyWith(mock, 'plans-on-sale'));
  const cleanedUp = exchanges.filter(({ step }) => step === 'clean up');
  expect(cleanedUp.map(({ operationId }) => operationId)).toContain('retirePlan');
  expect(remaining).toEqual([]);
  expect(await onSale()).toEqual(before);
});
