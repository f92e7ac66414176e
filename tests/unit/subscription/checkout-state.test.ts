import { expect, test } from 'vitest';
import {
  checkoutState,
  chooseCheckout,
  isCheckoutNews,
  isStored,
  type StoredCheckout,
} from '#components/checkout/checkout-state.ts';

const now = new Date('2025-05-15T13:08:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

const checkout = (stage: StoredCheckout['stage'], age = 2 * minute): StoredCheckout => ({
  learnerId: 'lrn-zola',
  planId: 'pln-full-access',
  planName: 'Full Access',
  amount: 1599.2,
  currency: 'ZAR',
  startedAt: now.getTime() - age,
  planBefore: null,
  stage,
  renewalOfOthers: 'unchanged',
});

const terms = {
  planName: 'A plan',
  price: 199.5,
  currency: 'ZAR',
  startDate: '2025-05-15T13:07:00Z',
  expirationDate: null,
  nextBillingDateUtc: null,
} as const;

const running = (planId: string, autoRenew = false) => {
  const plan = { ...terms, planId };
  const runningPlan = { ...plan, autoRenew, termStartDate: terms.startDate, payment: null };
  return { ...plan, isActive: true as const, message: null, runningPlans: [runningPlan] };
};

const noPlan = { isActive: false } as const;

const stateOf = (stored: StoredCheckout, status: Parameters<typeof checkoutState>[1] = noPlan) =>
  checkoutState(stored, status, now);

test('checkoutState is pending until the plan runs, whatever else runs', () => {
  expect(stateOf(checkout('started'))).toBe('pending');
  expect(stateOf(checkout('returned'))).toBe('pending');
  expect(stateOf(checkout('returned'), running('pln-school-content'))).toBe('pending');
  expect(stateOf(checkout('returned'), running('pln-full-access'))).toBe('paid');
});

test('checkoutState is pending while the running plans are unknown', () => {
  expect(checkoutState(checkout('returned'), undefined, now)).toBe('pending');
});

test('checkoutState is unconfirmed after an hour, and a later confirmation counts', () => {
  expect(stateOf(checkout('returned', 60 * minute))).toBe('unconfirmed');
  expect(stateOf(checkout('returned', 60 * minute), running('pln-full-access'))).toBe('paid');
});

test.each(['cancelled', 'failed', 'abandoned'] as const)(
  'checkoutState reports a %s checkout for an hour, unless the plan runs',
  (stage) => {
    expect(stateOf(checkout(stage))).toBe(stage);
    expect(stateOf(checkout(stage, 60 * minute))).toBe('none');
    expect(stateOf(checkout(stage), running('pln-full-access'))).toBe('paid');
  },
);

test('checkoutState remains paid after the plan has ended', () => {
  expect(stateOf(checkout('paid', 31 * day))).toBe('paid');
});

test('isStored keeps a paid checkout for the receipt of a yearly plan, and others for a week', () => {
  expect(isStored(checkout('paid', 366 * day), now)).toBe(true);
  expect(isStored(checkout('paid', 400 * day), now)).toBe(false);
  expect(isStored(checkout('returned', 6 * day), now)).toBe(true);
  expect(isStored(checkout('returned', 7 * day), now)).toBe(false);
});

const by = (buyerId: string, stored: StoredCheckout) => ({ ...stored, buyerId });
const reader = { learnerId: 'lrn-zola', userId: 'usr-johan', status: undefined, now };

test('chooseCheckout prefers a payment that is being confirmed, also of another user', () => {
  const ownPaid = by('usr-johan', checkout('paid', minute));
  const ownUnconfirmed = by('usr-johan', checkout('returned', 60 * minute));
  const pending = by('usr-naledi', checkout('returned'));
  expect(chooseCheckout([ownPaid, pending], reader)).toBe(pending);
  expect(chooseCheckout([pending, ownUnconfirmed], reader)).toBe(pending);
});

test('chooseCheckout returns the newest of an unconfirmed payment and the own one', () => {
  const ownPaid = by('usr-johan', checkout('paid', 90 * minute));
  const older = by('usr-naledi', checkout('returned', 2 * day));
  const newer = by('usr-naledi', checkout('returned', 60 * minute));
  expect(chooseCheckout([older, ownPaid], reader)).toBe(ownPaid);
  expect(chooseCheckout([ownPaid, newer], reader)).toBe(newer);
});

test("chooseCheckout prefers another user's unconfirmed payment to the user's newer cancelled checkout", () => {
  const ownCancelled = by('usr-johan', checkout('cancelled', minute));
  const unconfirmed = by('usr-naledi', checkout('returned', 60 * minute));
  expect(chooseCheckout([unconfirmed, ownCancelled], reader)).toBe(unconfirmed);
  expect(chooseCheckout([ownCancelled], reader)).toBe(ownCancelled);
});

test("chooseCheckout prefers the user's newer failed checkout to another user's payment whose plan runs", () => {
  const ownFailed = by('usr-johan', { ...checkout('failed', minute), planId: 'pln-coding-content' });
  const status = running('pln-full-access');
  for (const age of [2 * minute, 2 * day]) {
    const paid = by('usr-naledi', checkout('returned', age));
    expect(chooseCheckout([paid, ownFailed], { ...reader, status })).toBe(ownFailed);
    expect(chooseCheckout([paid], { ...reader, status })).toBe(paid);
  }
});

test('chooseCheckout ignores settled payments of other users, and payments for other learners', () => {
  expect(chooseCheckout([by('usr-naledi', checkout('cancelled'))], reader)).toBeUndefined();
  const otherLearner = by('usr-naledi', { ...checkout('returned'), learnerId: 'lrn-lwazi' });
  expect(chooseCheckout([otherLearner], reader)).toBeUndefined();
});

const failedRenewal = { ...checkout('paid', 60 * minute), renewalOfOthers: 'failed' } as const;

const isNews = (
  state: ReturnType<typeof checkoutState>,
  stored?: StoredCheckout,
  { isOwn = true, autoRenew = true } = {},
) =>
  isCheckoutNews({ state, checkout: stored, isOwn, status: running('pln-school-content', autoRenew) }, now);

test('isCheckoutNews is false without a checkout', () => {
  expect(isNews('none')).toBe(false);
});

test('isCheckoutNews ignores a payment after an hour, unless turning off the other renewals failed', () => {
  expect(isNews('unconfirmed', checkout('returned'))).toBe(true);
  expect(isNews('paid', checkout('paid'))).toBe(true);
  expect(isNews('paid', checkout('paid', 60 * minute))).toBe(false);
  expect(isNews('paid', failedRenewal)).toBe(true);
});

test("isCheckoutNews ignores a failed change of renewals without a renewing plan, and another user's", () => {
  expect(isNews('paid', failedRenewal, { autoRenew: false })).toBe(false);
  expect(isNews('paid', failedRenewal, { isOwn: false })).toBe(false);
});
