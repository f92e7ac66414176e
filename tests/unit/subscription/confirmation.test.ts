import { expect, test } from 'vitest';
import type { RunningPlan } from '#features/subscription/running-plans.ts';
import { verdict } from '#features/subscription/success/poll-confirmation.ts';

const plan = (planId: string, renews: boolean, isLatest = true): RunningPlan => ({
  planId,
  planName: planId,
  price: 1,
  currency: 'ZAR',
  startDate: '2025-05-01T00:00:00Z',
  termStartDate: '2025-05-01T00:00:00Z',
  payment: null,
  expirationDate: '2025-05-31T00:00:00Z',
  nextBillingDateUtc: null,
  renews,
  isLatest,
});

const school = plan('school', false);
const full = plan('full', false);

test('verdict accepts any plan if the paid one is unknown (SUB-050)', () => {
  const expectation = { goal: 'plan', bought: undefined, isLast: false } as const;
  expect(verdict([], expectation)).toBeUndefined();
  expect(verdict([school], expectation)).toEqual({ state: 'active', goal: 'plan', plan: school });
});

test('verdict ignores a plan that was not paid for', () => {
  const expectation = { goal: 'plan', bought: 'full', isLast: false } as const;
  expect(verdict([school], expectation)).toBeUndefined();
  expect(verdict([full, school], expectation)).toMatchObject({ state: 'active', plan: { planId: 'full' } });
  expect(verdict([school], { ...expectation, isLast: true })).toEqual({ state: 'failed' });
});

test('verdict fails if the last response has no plan (D-103)', () => {
  expect(verdict([], { goal: 'plan', bought: undefined, isLast: true })).toEqual({ state: 'failed' });
  expect(verdict([], { goal: 'auto-renew', bought: undefined, isLast: true })).toEqual({ state: 'failed' });
});

test('verdict waits for auto-renew and accepts the plan alone in the last response (D-104)', () => {
  const expectation = { goal: 'auto-renew', bought: undefined, isLast: false } as const;
  expect(verdict([school], expectation)).toBeUndefined();
  expect(verdict([plan('school', true)], expectation)).toMatchObject({
    state: 'active',
    plan: { renews: true },
  });
  expect(verdict([school], { ...expectation, isLast: true })).toMatchObject({
    state: 'active',
    plan: { renews: false },
  });
});

test('verdict reads auto-renew of the latest plan only', () => {
  const running = [full, plan('school', true, false)];
  expect(verdict(running, { goal: 'auto-renew', bought: undefined, isLast: false })).toBeUndefined();
});
