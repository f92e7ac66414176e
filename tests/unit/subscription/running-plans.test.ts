import { expect, test } from 'vitest';
import { blockReason, daysLeft, endOfTerm, runningPlansOf } from '#components/plan/running-plans.ts';

const plan = {
  planId: 'pln-school-content',
  planName: 'School Content',
  price: 199.5,
  currency: 'ZAR',
  startDate: '2025-05-01T00:00:00Z',
  termStartDate: '2025-05-01T00:00:00Z',
  payment: null,
  expirationDate: '2025-05-31T00:00:00Z',
  autoRenew: true,
  nextBillingDateUtc: '2025-05-31T00:00:00Z',
} as const;

test('runningPlansOf returns nothing without a response and without a plan (SUB-044)', () => {
  expect(runningPlansOf(undefined)).toEqual([]);
  expect(runningPlansOf({ isActive: false })).toEqual([]);
});

test.each([
  [true, true],
  [false, false],
  [undefined, true],
])('runningPlansOf reads auto-renew %s as %s (SUB-039, D-112)', (autoRenew, renews) => {
  const { autoRenew: _autoRenew, ...terms } = plan;
  const [first] = runningPlansOf({
    ...terms,
    isActive: true,
    message: null,
    runningPlans: [plan],
    ...(autoRenew !== undefined && { autoRenew }),
  });
  expect(first?.renews).toBe(renews);
});

test('runningPlansOf never renews a plan without an end (D-255)', () => {
  const withoutEnd = { ...plan, expirationDate: null, autoRenew: false, nextBillingDateUtc: null };
  const { autoRenew: _autoRenew, ...terms } = withoutEnd;
  const [first] = runningPlansOf({ ...terms, isActive: true, message: null, runningPlans: [withoutEnd] });
  expect(first?.renews).toBe(false);
});

test('runningPlansOf marks the latest plan, and reads auto-renew of each', () => {
  const latest = { ...plan, planId: 'pln-full-access', price: 1999, autoRenew: false };
  const running = runningPlansOf({ ...latest, isActive: true, message: null, runningPlans: [latest, plan] });
  expect(running.map(({ planId, renews, isLatest }) => [planId, renews, isLatest])).toEqual([
    ['pln-full-access', false, true],
    ['pln-school-content', true, false],
  ]);
});

test.each([
  ['the same plan at another price', { id: 'pln-school-content', price: 250 }, 'same-plan'],
  ['another plan at the same price', { id: 'pln-coding', price: 199.5 }, 'same-price'],
  ['another plan at another price', { id: 'pln-full-access', price: 1999 }, undefined],
  ['a plan that costs nothing', { id: 'pln-free', price: 0 }, undefined],
] as const)('blockReason checks %s (SUB-031, D-110)', (_case, offered, block) => {
  expect(blockReason(offered, [plan])).toBe(block);
});

test('blockReason checks all running plans', () => {
  const running = [{ planId: 'pln-full-access', price: 1999 }, plan];
  expect(blockReason({ id: 'pln-coding', price: 199.5 }, running)).toBe('same-price');
  expect(blockReason({ id: 'pln-coding', price: 199.5 }, [])).toBeUndefined();
});

test.each([
  ['counts a day that has begun', '2025-05-15T13:08:00Z', { left: 16, total: 30 }],
  ['returns the full term at its start', '2025-05-01T00:00:00Z', { left: 30, total: 30 }],
  ['returns 1 in the last minute', '2025-05-30T23:59:00Z', { left: 1, total: 30 }],
  ['returns 0 after the end', '2025-06-02T00:00:00Z', { left: 0, total: 30 }],
  ['never exceeds the term', '2025-04-20T00:00:00Z', { left: 30, total: 30 }],
] as const)('daysLeft %s', (_case, now, left) => {
  expect(daysLeft(plan, new Date(now))).toEqual(left);
});

test('daysLeft uses the current term of a renewed plan', () => {
  const renewed = { ...plan, startDate: '2025-03-02T00:00:00Z' };
  expect(daysLeft(renewed, new Date('2025-05-15T13:08:00Z'))).toEqual({ left: 16, total: 30 });
});

test('endOfTerm adds the days of the term to the current time', () => {
  expect(endOfTerm(new Date('2025-05-15T13:08:00Z'), 365).toISOString()).toBe('2026-05-15T13:08:00.000Z');
});
