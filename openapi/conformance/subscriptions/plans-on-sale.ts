import { has, lists, omits } from '../kit/expect.ts';
import { createPlan } from '../kit/plans.ts';
import { json, scenario } from '../kit/scenario.ts';

export const plansOnSale = scenario(
  'plans-on-sale',
  'Visitors see the active plans, and no drafts and retired plans.',
  async (context) => {
    const { admin, visitor } = context;
    const features = ['Chess lessons', 'A tournament'];
    const plan = await createPlan(context, 'Chess', {
      price: 349.95,
      priceIncludesVat: false,
      vatRatePercent: 15.5,
      duration: 'Quarterly',
      durationDays: 90,
      featuresJson: json(features),
      entitlements: 3,
      status: 0,
    });
    const { id } = plan;
    omits(await visitor.listPublicPlans(), { id });
    has(await admin.activatePlan({ id }), { status: 1 });
    has(lists(await visitor.listPublicPlans(), { id }), {
      planName: plan.planName,
      duration: 'Quarterly',
      durationDays: 90,
      price: 349.95,
      priceIncludesVat: false,
      vatRatePercent: 15.5,
      currency: 'ZAR',
      features,
      entitlements: 3,
      promotion: null,
      // 349.95 and 15.5 percent of tax are 404.19225.
      amount: 404.19,
    });
    await admin.retirePlan({ id });
    omits(await visitor.listPublicPlans(), { id });
    lists(await admin.listPlans(), { id, status: 2 });
  },
);

export const orderOfPlans = scenario(
  'order-of-plans',
  'Plans are ordered by position, then by name.',
  async (context) => {
    const { visitor } = context;
    const last = 1_000_000;
    const zebra = await createPlan(context, 'Zebra', { displayOrder: last - 1 });
    const banana = await createPlan(context, 'Banana', { displayOrder: last });
    const apple = await createPlan(context, 'apple', { displayOrder: last });
    const order = { 0: { id: zebra.id }, 1: { id: apple.id }, 2: { id: banana.id } };
    const isOwn = ({ id }: { id: string }) => [zebra.id, banana.id, apple.id].includes(id);
    has((await visitor.listPublicPlans()).filter(isOwn), order);
  },
);
