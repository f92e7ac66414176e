import { describe, expect, test } from 'vitest';
import { useMock } from '../mock-fixture.ts';
import { plans, promotions } from '../subscriptions/subscription-calls.ts';

const mock = useMock();
const { backend } = mock;
const asAdmin = () => mock.signInAs('thandi');

const weekend = { planName: 'Weekend Coding', price: 249, currency: 'ZAR', status: 0 } as const;

describe('listPublicPlans', () => {
  test('returns Active plans with their public details and current cost (D-231)', async () => {
    mock.sendToken(undefined);
    const terms = { priceIncludesVat: true, vatRatePercent: 15, currency: 'ZAR' };
    const monthly = { ...terms, duration: 'Monthly', durationDays: 30, price: 199.5, promotion: null };
    const unlimited = 'As many attempts as you like';
    const school = 'All school subjects of Grades 1 to 8';
    expect(await plans.onSale()).toEqual([
      {
        ...monthly,
        id: 'pln-coding-content',
        planName: 'Coding Content',
        features: ['Coding lessons', unlimited],
        entitlements: 6,
        amount: 199.5,
      },
      {
        ...monthly,
        id: 'pln-school-content',
        planName: 'School Content',
        features: [school, unlimited],
        entitlements: 5,
        amount: 199.5,
      },
      {
        ...terms,
        id: 'pln-full-access',
        planName: 'Full Access',
        duration: 'Yearly',
        durationDays: 365,
        price: 1999,
        features: [school, 'Coding lessons', unlimited, 'Twelve months for the price of ten'],
        entitlements: 7,
        promotion: { name: 'Winter special', discountPercent: 20, endDate: '2025-05-30T22:00:00.000Z' },
        amount: 1599.2,
      },
    ]);
    for (const { id } of backend.db.plans.all()) backend.db.plans.update(id, { status: 2 });
    expect(await plans.onSale()).toEqual([]);
  });

  test('returns the highest allowed price and tax', async () => {
    await asAdmin();
    const most = { price: 1_000_000, priceIncludesVat: false, vatRatePercent: 100 };
    const { id } = await plans.create({ ...weekend, ...most, status: 1 });
    expect((await plans.onSale()).find((plan) => plan.id === id)).toMatchObject({ amount: 2_000_000 });
  });
});

describe('createPlan and createPlanPromotion', () => {
  test('refuse percentages with more than two decimals', async () => {
    await asAdmin();
    const reason = ['At most two decimals are allowed.'];
    await expect(plans.create({ ...weekend, vatRatePercent: 15.005 })).rejects.toMatchObject({
      status: 400,
      errors: { vatRatePercent: reason },
    });
    const promotion = { discountPercent: 50.000_05, isActive: true };
    await expect(promotions.create('pln-full-access', promotion)).rejects.toMatchObject({
      status: 400,
      errors: { discountPercent: reason },
    });
  });
});
