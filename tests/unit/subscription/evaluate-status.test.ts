import { expect, test } from 'vitest';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { evaluateStatus } from '#features/subscription/success/poll-confirmation.ts';

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

test('evaluateStatus accepts any plan if the paid one is unknown (SUB-050)', () => {
  const expectation = { goal: 'plan', boughtPlanId: undefined, isLast: false } as const;
  expect(evaluateStatus([], expectation)).toBeUndefined();
  expect(evaluateStatus([school], expectation)).toEqual({ state: 'active', goal: 'plan', plan: school });
});

test('evaluateStatus ignores a plan that was not paid for', () => {
  const expectation = { goal: 'plan', boughtPlanId: 'full', isLast: false } as const;
  expect(evaluateStatus([school], expectation)).toBeUndefined();
  expect(evaluateStatus([full, school], expectation)).toMatchObject({
    state: 'active',
    plan: { planId: 'full' },
  });
  expect(evaluateStatus([school], { ...expectation, isLast: true })).toEqual({ state: 'failed' });
});

test('evaluateStatus fails if the last response has no plan (D-103)', () => {
  expect(evaluateStatus([], { goal: 'plan', boughtPlanId: undefined, isLast: true })).toEqual({
    state: 'failed',
  });
  expect(evaluateStatus([], { goal: 'auto-renew', boughtPlanId: undefined, isLast: true })).toEqual({
    state: 'failed',
  });
});

test('evaluateStatus waits for auto-renew and accepts the plan alone in the last response (D-104)', () => {
  const expectation = { goal: 'auto-renew', boughtPlanId: undefined, isLast: false } as const;
  expect(evaluateStatus([school], expectation)).toBeUndefined();
  expect(evaluateStatus([plan('school', true)], expectation)).toMatchObject({
    state: 'active',
    plan: { renews: true },
  });
  expect(evaluateStatus([school], { ...expectation, isLast: true })).toMatchObject({
    state: 'active',
    plan: { renews: false },
  });
});

test('evaluateStatus reads auto-renew of the latest plan only', () => {
  const running = [full, plan('school', true, false)];
  expect(
    evaluateStatus(running, { goal: 'auto-renew', boughtPlanId: undefined, isLast: false }),
  ).toBeUndefined();
});
