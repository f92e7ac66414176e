import { expect, test } from 'vitest';
import type { RunningPlan } from '#components/plan/running-plans.ts';
import { findPlanChange } from '#features/subscription/subscribe/plan-change.ts';

const offer = (id: string, entitlements: number, price = 199.5) => ({
  id,
  planName: id,
  duration: 'Monthly',
  durationDays: 30,
  price,
  priceIncludesVat: true,
  vatRatePercent: 15,
  currency: 'ZAR' as const,
  features: [],
  entitlements,
  promotion: null,
  amount: price,
});

const school = offer('school', 5);
const coding = offer('coding', 6, 249);
const full = offer('full', 7, 1999);
const onSale = [school, coding, full];

const running = (planId: string, renews: boolean): RunningPlan => ({
  planId,
  planName: planId,
  price: 149,
  currency: 'ZAR',
  startDate: '2025-05-01T00:00:00Z',
  termStartDate: '2025-05-01T00:00:00Z',
  payment: null,
  expirationDate: '2025-05-31T00:00:00Z',
  nextBillingDateUtc: null,
  renews,
  isLatest: true,
});

test('findPlanChange finds nothing if no running plan renews', () => {
  expect(findPlanChange(full, [], onSale)).toBeUndefined();
  expect(findPlanChange(full, [running('school', false)], onSale)).toBeUndefined();
});

test('findPlanChange finds a renewing plan that the chosen one includes, with the present price', () => {
  expect(findPlanChange(full, [running('school', true)], onSale)).toMatchObject({
    isCovered: true,
    renewing: [{ plan: { planId: 'school' }, renewalAmount: 199.5 }],
  });
});

test('findPlanChange adds the VAT to a renewal whose price does not include it', () => {
  const withoutVat = { ...school, price: 100, priceIncludesVat: false };
  expect(findPlanChange(full, [running('school', true)], [withoutVat])?.renewing).toMatchObject([
    { renewalAmount: 115 },
  ]);
});

test.each([
  ['lacks a part of a renewing plan', coding, [running('school', true)]],
  ['includes only one of two renewing plans', school, [running('school', true), running('coding', true)]],
  ['renews beside a retired plan, whose access is unknown', full, [running('retired', true)]],
] as const)('findPlanChange does not cover a plan that %s', (_case, chosen, plans) => {
  expect(findPlanChange(chosen, plans, onSale)?.isCovered).toBe(false);
});
