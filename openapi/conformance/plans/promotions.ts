import { has, isBetween, holds, lists, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const promotions = scenario(
  'promotions',
  'The list of plans on sale contains the current promotion and the amount of a checkout.',
  async ({ admin, visitor, name }) => {
    const plan = await admin.createPlan({
      body: {
        planName: name('Chess'),
        displayOrder: 900000,
        price: 349.5,
        currency: 'ZAR',
        durationDays: 30,
        status: 1,
      },
    });
    const anotherPlan = await admin.createPlan({
      body: {
        planName: name('Draughts'),
        displayOrder: 900000,
        price: 33.33,
        currency: 'ZAR',
        durationDays: 30,
        priceIncludesVat: false,
        status: 1,
      },
    });
    const planPromotion = await admin.createPlanPromotion({
      id: plan.id,
      body: {
        name: 'Spring special',
        discountPercent: 12.5,
        startDate: '2020-09-01T00:00:00+02:00',
        endDate: '2099-10-01T00:00:00Z',
        isActive: false,
      },
    });
    has(planPromotion, { planId: plan.id, discountPercent: 12.5, isActive: false });
    matches(planPromotion.startDate, /^2020-08-31T22:00:00/);
    isBetween(planPromotion.endDate, '2099-09-30T00:00:00Z', '2099-10-02T00:00:00Z');
    const publicPlans = await visitor.listPublicPlans();
    lists(publicPlans, { id: plan.id, price: 349.5, amount: 349.5 });
    lists(publicPlans, { id: plan.id, promotion: null });
    const planPromotion2 = await admin.togglePlanPromotion({
      promoId: planPromotion.id,
      body: { isActive: true },
    });
    has(planPromotion2, { isActive: true, id: planPromotion.id });
    const planPromotion3 = await admin.togglePlanPromotion({
      promoId: planPromotion.id,
      body: { isActive: true },
    });
    has(planPromotion3, { isActive: true, id: planPromotion.id });
    // 349.50 less 12.5 percent is 305.8125. The price does not change.
    const publicPlans2 = await visitor.listPublicPlans();
    lists(publicPlans2, { id: plan.id, price: 349.5, amount: 305.81 });
    lists(publicPlans2, { id: plan.id, promotion: { discountPercent: 12.5, name: 'Spring special' } });
    const higher = await admin.createPlanPromotion({
      id: plan.id,
      body: { name: 'Half-term', discountPercent: 30, isActive: true },
    });
    has(higher, { discountPercent: 30 });
    const publicPlans3 = await visitor.listPublicPlans();
    lists(publicPlans3, { id: plan.id, price: 349.5, amount: 244.65 });
    lists(publicPlans3, { id: plan.id, promotion: { discountPercent: 30, endDate: null } });
    const ended = await admin.createPlanPromotion({
      id: plan.id,
      body: { name: 'Long ago', discountPercent: 50, endDate: '2001-01-01T00:00:00Z', isActive: true },
    });
    await admin.createPlanPromotion({
      id: plan.id,
      body: {
        name: 'In the far future',
        discountPercent: 60,
        startDate: '2098-01-01T00:00:00Z',
        isActive: true,
      },
    });
    const withoutDiscount = await admin.createPlanPromotion({ id: plan.id, body: { isActive: true } });
    const publicPlans4 = await visitor.listPublicPlans();
    lists(publicPlans4, { id: plan.id, price: 349.5, amount: 244.65 });
    lists(publicPlans4, { id: plan.id, promotion: { discountPercent: 30 } });
    const planPromotions = await admin.listPlanPromotions({ id: plan.id });
    lists(planPromotions, { id: planPromotion.id, planId: plan.id });
    lists(planPromotions, { id: higher.id, planId: plan.id });
    lists(planPromotions, { id: ended.id, planId: plan.id });
    const undiscounted = lists(planPromotions, { id: withoutDiscount.id });
    const { name: title, discountPercent, startDate, endDate } = undiscounted;
    holds(undiscounted, 'no name, discount or dates', !title && !discountPercent && !startDate && !endDate);
    await admin
      .createPlanPromotion({
        id: plan.id,
        body: {
          discountPercent: 10,
          startDate: '2099-10-01T00:00:00Z',
          endDate: '2099-09-01T00:00:00Z',
          isActive: false,
        },
      })
      .refused(400);
    await admin
      .createPlanPromotion({ id: plan.id, body: { discountPercent: 12.555, isActive: false } })
      .refused(400);
    await admin.retirePlanPromotion({ id: anotherPlan.id, promoId: higher.id }).refused(404);
    const planPromotion4 = await admin.retirePlanPromotion({ id: plan.id, promoId: higher.id });
    has(planPromotion4, { isActive: false, discountPercent: 30 });
    has(await admin.retirePlanPromotion({ id: plan.id, promoId: higher.id }), { isActive: false });
    const publicPlans5 = await visitor.listPublicPlans();
    lists(publicPlans5, { id: plan.id, price: 349.5, amount: 305.81 });
    lists(publicPlans5, { id: plan.id, promotion: { discountPercent: 12.5 } });
    const planPromotion5 = await admin.togglePlanPromotion({
      promoId: planPromotion.id,
      body: { isActive: false },
    });
    has(planPromotion5, { isActive: false, id: planPromotion.id });
    const publicPlans6 = await visitor.listPublicPlans();
    lists(publicPlans6, { id: plan.id, price: 349.5, amount: 349.5 });
    lists(publicPlans6, { id: plan.id, promotion: null });
    await admin.createPlanPromotion({ id: anotherPlan.id, body: { discountPercent: 12.5, isActive: true } });
    // 33.33 less 12.5 percent is 29.16375, and with 15 percent of tax 33.5383125. Rounding twice gives 33.53.
    const publicPlans7 = await visitor.listPublicPlans();
    lists(publicPlans7, { id: anotherPlan.id, price: 33.33, amount: 33.54 });
    lists(publicPlans7, { id: anotherPlan.id, promotion: { name: null } });
    await admin.retirePlan({ id: plan.id });
    await admin.retirePlan({ id: anotherPlan.id });
  },
);
