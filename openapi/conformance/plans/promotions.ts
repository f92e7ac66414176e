import { blames, has, holds, isBetween, lists, matches } from '../kit/expect.ts';
import { createPlan } from '../kit/plans.ts';
import { inDays, scenario, unknownId, unusualText } from '../kit/scenario.ts';

const oneHour = 1 / 24;

export const promotions = scenario(
  'promotions',
  'The plans on sale show the current promotion with the highest discount, and the amount of a checkout.',
  async (context) => {
    const { admin, visitor } = context;
    const { id } = await createPlan(context, 'Chess', { price: 349.5 });
    const promote = (body: Parameters<typeof admin.createPlanPromotion>[0]['body']) =>
      admin.createPlanPromotion({ id, body });
    const offer = async () => lists(await visitor.listPublicPlans(), { id });
    const undiscounted = { price: 349.5, amount: 349.5, promotion: null };

    const spring = await promote({
      name: unusualText,
      discountPercent: 12.5,
      startDate: '2020-09-01T00:00:00Z',
      endDate: '2099-10-01T00:00:00Z',
      isActive: false,
    });
    has(await offer(), undiscounted);
    await admin.togglePlanPromotion({ promoId: spring.id, body: { isActive: true } });
    // 349.50 less 12.5 percent is 305.8125.
    const springOffer = {
      price: 349.5,
      amount: 305.81,
      promotion: { name: unusualText, discountPercent: 12.5 },
    };
    const discounted = await offer();
    has(discounted, springOffer);
    isBetween(discounted.promotion?.endDate, '2099-10-01T00:00:00Z', '2099-10-01T00:00:00Z');

    const halfTerm = await promote({ discountPercent: 30, isActive: true });
    await promote({ discountPercent: 50, endDate: inDays(-oneHour), isActive: true });
    await promote({ discountPercent: 60, startDate: inDays(oneHour), isActive: true });
    await promote({ isActive: true });
    has(await offer(), {
      price: 349.5,
      amount: 244.65,
      promotion: { name: null, discountPercent: 30, endDate: null },
    });

    await admin.retirePlanPromotion({ id, promoId: halfTerm.id });
    has(await offer(), springOffer);
    await admin.togglePlanPromotion({ promoId: spring.id, body: { isActive: false } });
    has(await offer(), undiscounted);
  },
);

export const amounts = scenario(
  'amounts',
  'The amount of a checkout is calculated exactly and rounded once.',
  async (context) => {
    const { admin, visitor } = context;
    const withoutVat = { priceIncludesVat: false, vatRatePercent: 15 };
    const plan = await createPlan(context, 'Chess', { price: 33.33, ...withoutVat });
    await admin.createPlanPromotion({ id: plan.id, body: { discountPercent: 12.5, isActive: true } });
    const dearest = await createPlan(context, 'Go', { ...withoutVat, price: 1_000_000, vatRatePercent: 100 });
    const plansOnSale = await visitor.listPublicPlans();
    // 33.33 less 12.5 percent is 29.16375, and with 15 percent of tax 33.5383125. Rounding twice gives 33.53.
    has(lists(plansOnSale, { id: plan.id }), { price: 33.33, amount: 33.54 });
    has(lists(plansOnSale, { id: dearest.id }), { price: 1_000_000, amount: 2_000_000 });
  },
);

export const promotionsOfAPlan = scenario(
  'promotions-of-a-plan',
  'A promotion belongs to one plan of any status, and can be switched on and off.',
  async (context) => {
    const { admin } = context;
    const { id } = await createPlan(context, 'Chess', { status: 0 });
    const otherPlan = await createPlan(context, 'Draughts', { status: 0 });
    const spring = await admin.createPlanPromotion({
      id,
      body: {
        name: unusualText,
        discountPercent: 12.5,
        startDate: '2020-09-01T00:00:00+02:00',
        endDate: '2020-09-30T13:00:00-11:00',
        isActive: true,
      },
    });
    const { id: promoId } = spring;
    has(spring, { planId: id, name: unusualText, discountPercent: 12.5, isActive: true });
    matches(spring.startDate, /^2020-08-31T22:00:00/);
    matches(spring.endDate, /^2020-10-01T00:00:00/);
    const bare = await admin.createPlanPromotion({ id, body: { isActive: false } });
    const optional = ['name', 'discountPercent', 'startDate', 'endDate'];
    holds(bare, 'none of the omitted properties', !optional.some((property) => property in bare));
    const list = await admin.listPlanPromotions({ id });
    has(lists(list, { id: promoId }), spring);
    has(lists(list, { id: bare.id }), bare);
    has(await admin.listPlanPromotions({ id: otherPlan.id }), { length: 0 });

    const off = { ...spring, isActive: false };
    const toggle = (isActive: boolean) => admin.togglePlanPromotion({ promoId, body: { isActive } });
    has(await toggle(true), spring);
    has(await toggle(false), off);
    has(await toggle(false), off);
    has(await toggle(true), spring);
    await admin.retirePlanPromotion({ id: otherPlan.id, promoId }).refused(404);
    has(await admin.retirePlanPromotion({ id, promoId }), off);
    has(await admin.retirePlanPromotion({ id, promoId }), off);
    has(lists(await admin.listPlanPromotions({ id }), { id: promoId }), off);

    const unknownPromotion = unknownId;
    await admin.retirePlanPromotion({ id, promoId: unknownPromotion }).refused(404);
    await admin.togglePlanPromotion({ promoId: unknownPromotion, body: { isActive: true } }).refused(404);
  },
);

export const invalidPromotions = scenario(
  'invalid-promotions',
  'A promotion ends after its start, and its discount has at most two decimals.',
  async (context) => {
    const { admin } = context;
    const { id } = await createPlan(context, 'Chess', { status: 0 });
    const moment = '2099-09-01T00:00:00Z';
    const endsBeforeStart = { startDate: '2099-10-01T00:00:00Z', endDate: moment, isActive: false };
    const endsAtStart = { startDate: '2099-09-01T02:00:00+02:00', endDate: moment, isActive: false };
    for (const body of [endsBeforeStart, endsAtStart]) {
      blames(await admin.createPlanPromotion({ id, body }).refused(400), 'endDate');
    }
    // The body is checked first.
    blames(await admin.createPlanPromotion({ id: unknownId, body: endsBeforeStart }).refused(400), 'endDate');
    const discount = { discountPercent: 12.555, isActive: false };
    blames(await admin.createPlanPromotion({ id, body: discount }).refused(400), 'discountPercent');
    has(await admin.listPlanPromotions({ id }), { length: 0 });
  },
);
