import { has, includes, lists, omits } from '../kit/expect.ts';
import { json, scenario } from '../kit/scenario.ts';

export const plansOnSale = scenario(
  'plans-on-sale',
  'Drafts and retired plans are not on sale.',
  async ({ admin, visitor, name }) => {
    const plan = await admin.createPlan({
      body: {
        planName: name('Chess'),
        displayOrder: 900000,
        price: 349.95,
        priceIncludesVat: false,
        vatRatePercent: 15.5,
        currency: 'ZAR',
        duration: 'Quarterly',
        durationDays: 90,
        featuresJson: json(['Chess lessons', 'A tournament']),
        entitlements: 3,
        status: 0,
      },
    });
    has(plan, { status: 0 });
    omits(await visitor.listPublicPlans(), { id: plan.id });
    const plan2 = await admin.activatePlan({ id: plan.id });
    has(plan2, { status: 1, price: 349.95 });
    has(await admin.activatePlan({ id: plan.id }), { status: 1 });
    // 349.95 and 15.5 percent of tax: 404.19225.
    const publicPlans = await visitor.listPublicPlans();
    lists(publicPlans, { id: plan.id, price: 349.95, durationDays: 90, promotion: null });
    const { features } = lists(publicPlans, { id: plan.id, features: { length: 2 } });
    includes(features, 'A tournament');
    lists(publicPlans, { id: plan.id, amount: 404.19 });
    has(
      await admin.updatePlan({
        id: plan.id,
        body: {
          planName: name('Chess'),
          planCode: null,
          displayOrder: 900000,
          price: 349.95,
          priceIncludesVat: false,
          vatRatePercent: 15.5,
          currency: 'ZAR',
          duration: 'Quarterly',
          durationDays: 90,
          featuresJson: json(['Chess lessons', 'A tournament']),
          entitlements: 3,
          status: 'Retired',
        },
      }),
      { status: 2 },
    );
    omits(await visitor.listPublicPlans(), { id: plan.id });
    has(await admin.activatePlan({ id: plan.id }), { status: 1 });
    lists(await visitor.listPublicPlans(), { id: plan.id });
    const plan3 = await admin.retirePlan({ id: plan.id });
    has(plan3, { status: 2, price: 349.95 });
    has(await admin.retirePlan({ id: plan.id }), { status: 2 });
    omits(await visitor.listPublicPlans(), { id: plan.id });
    lists(await admin.listPlans(), { id: plan.id, status: 2 });
  },
);

export const orderOfPlans = scenario(
  'order-of-plans',
  'Plans are ordered by position, then by name.',
  async ({ admin, visitor, name }) => {
    const zebra = await admin.createPlan({
      body: { planName: name('Zebra'), displayOrder: 999999, price: 95, currency: 'ZAR', status: 1 },
    });
    const banana = await admin.createPlan({
      body: { planName: name('Banana'), displayOrder: 1000000, price: 95, currency: 'ZAR', status: 1 },
    });
    const apple = await admin.createPlan({
      body: { planName: name('Apple'), displayOrder: 1000000, price: 95, currency: 'ZAR', status: 1 },
    });
    const plans = await admin.listPlans();
    has(plans.slice(-2), { 0: { id: apple.id }, 1: { id: banana.id } });
    lists(plans, { id: zebra.id });
    const publicPlans = await visitor.listPublicPlans();
    has(publicPlans.slice(-2), { 0: { id: apple.id }, 1: { id: banana.id } });
    lists(publicPlans, { id: zebra.id });
    await admin.retirePlan({ id: zebra.id });
    await admin.retirePlan({ id: banana.id });
    await admin.retirePlan({ id: apple.id });
  },
);
