import { blames, has, holds, lists } from '../kit/expect.ts';
import { createPlan } from '../kit/plans.ts';
import { json, scenario, unknownId } from '../kit/scenario.ts';

const unknownPlan = unknownId;

export const plans = scenario(
  'plans',
  'A plan is stored as it was sent, with defaults for omitted properties, and its price can be changed alone.',
  async ({ admin, name, prefix }) => {
    const details = {
      planName: name('Chess'),
      planCode: `${prefix}-CHESS`,
      displayOrder: 900_000,
      price: 249.5,
      priceIncludesVat: false,
      vatRatePercent: 15.25,
      currency: 'ZAR',
      duration: 'Quarterly',
      durationDays: 90,
      featuresJson: json(['Chess lessons', 'A tournament']),
      entitlements: 5,
      status: 0,
    } as const;
    const plan = await admin.createPlan({ body: details });
    has(plan, details);
    has(await admin.getPlan({ id: plan.id }), plan);
    has(lists(await admin.listPlans(), { id: plan.id }), plan);

    // As text, 1000000 precedes 900000; by code point, Draughts precedes checkers.
    for (const [planName, displayOrder] of [
      ['checkers', 900_000],
      ['Draughts', 900_000],
      ['Last', 1_000_000],
    ] as const) {
      await admin.createPlan({
        body: { ...details, planName: name(planName), planCode: null, displayOrder },
      });
    }
    lists(await admin.listPlans(), { planName: name('Last') });

    // Several plans may have the same name.
    const required = { planName: name('Chess'), price: 0, currency: 'ZAR', status: 0 } as const;
    has(await admin.createPlan({ body: required }), {
      ...required,
      planCode: null,
      displayOrder: 0,
      priceIncludesVat: true,
      vatRatePercent: 15,
      duration: 'Monthly',
      durationDays: 30,
      featuresJson: '[]',
      entitlements: 0,
    });

    const repriced = await admin.setPlanPrice({ id: plan.id, body: { price: 259.99 } });
    has(repriced, { ...details, id: plan.id, price: 259.99 });
    holds(repriced, 'another version', repriced.version !== plan.version);
    blames(await admin.setPlanPrice({ id: plan.id, body: { price: 259.999 } }).refused(400), 'price');
    has(await admin.getPlan({ id: plan.id }), repriced);
  },
);

export const invalidPlans = scenario(
  'invalid-plans',
  'Amounts and percentages have at most two decimals, and the features are a list of strings.',
  async (context) => {
    const refuse = async (details: Parameters<typeof createPlan>[2], property: string) =>
      blames(await createPlan(context, 'Draughts', { status: 0, ...details }).refused(400), property);
    await refuse({ price: 149.995 }, 'price');
    await refuse({ vatRatePercent: 15.005 }, 'vatRatePercent');
    await refuse({ featuresJson: 'Draughts lessons' }, 'featuresJson');
    await refuse({ featuresJson: json({ first: 'Draughts lessons' }) }, 'featuresJson');
  },
);

export const unknownPlans = scenario(
  'unknown-plans',
  'An unknown plan returns 404 for every operation.',
  async (context) => {
    const { admin } = context;
    const plan = await createPlan(context, 'Draughts', { status: 0 });
    const promotion = await admin.createPlanPromotion({ id: plan.id, body: { isActive: false } });
    const id = unknownPlan;
    await admin.getPlan({ id }).refused(404);
    await admin.updatePlan({ id, body: { ...plan, id } }).refused(404);
    await admin.setPlanPrice({ id, body: { price: 1 } }).refused(404);
    await admin.activatePlan({ id }).refused(404);
    await admin.retirePlan({ id }).refused(404);
    await admin.listPlanPromotions({ id }).refused(404);
    await admin.createPlanPromotion({ id, body: { isActive: false } }).refused(404);
    await admin.retirePlanPromotion({ id, promoId: promotion.id }).refused(404);
  },
);
