import { has, holds, isBetween, isNow } from '../kit/expect.ts';
import { createPlan, runningPlan, startPlan } from '../kit/plans.ts';
import { onlyOne } from '../kit/race.ts';
import { inDays, scenario, unknownId } from '../kit/scenario.ts';

export const subscriptions = scenario(
  'subscriptions',
  'An Admin starts a plan at once and without a payment, and it runs for its days.',
  async (context) => {
    const { admin, createLearner } = context;
    const learner = await createLearner('Starting-Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    has(await learner.getActiveSubscription({ id: learner.id }), { isActive: false });
    const subscription = await startPlan(context, learner.id, plan.id);
    const terms = {
      planId: plan.id,
      planName: plan.planName,
      price: 120.55,
      currency: 'ZAR',
      nextBillingDateUtc: null,
    } as const;
    has(subscription, {
      ...terms,
      isActive: true,
      message: null,
      runningPlans: { length: 1, 0: { ...terms, autoRenew: false, payment: null } },
    });
    isNow(subscription.startDate);
    const days = Date.parse(subscription.expirationDate ?? '') - Date.parse(subscription.startDate);
    holds(subscription, '30 days', days === 30 * 24 * 60 * 60 * 1000, days);
    const { termStartDate, startDate, expirationDate } = await runningPlan(learner, learner.id, plan.id);
    holds(subscription, 'a first paid period', termStartDate === subscription.startDate, termStartDate);
    has(subscription, { startDate, expirationDate });

    // `durationDays` determines the expiry, not `duration`.
    const longPlan = await createPlan(context, 'Go', { price: 990, durationDays: 365, duration: 'Monthly' });
    const { expirationDate: laterExpiry } = await startPlan(context, learner.id, longPlan.id);
    isBetween(laterExpiry, inDays(364), inDays(366));
    has(await admin.getActiveSubscription({ id: learner.id }), { runningPlans: { length: 2 } });
  },
);

export const blockedPlans = scenario(
  'blocked-plans',
  'A learner cannot get a plan that is running, or one with the price of a running plan.',
  async (context) => {
    const { admin, createLearner } = context;
    const { id: learnerId } = await createLearner('Blocked-Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    const planOfTheSamePrice = await createPlan(context, 'Go', { price: 120.55, durationDays: 365 });
    await startPlan(context, learnerId, plan.id);
    const refuse = async (planId: string) => {
      await admin.createSubscription({ body: { learnerId, planId } }).refused(409);
      await admin.createCheckout({ body: { learnerId, subscriptionPlanId: planId } }).refused(409);
    };
    await refuse(plan.id);
    await refuse(planOfTheSamePrice.id);
    // The learner has the plan at its old price.
    await admin.setPlanPrice({ id: plan.id, body: { price: 130.5 } });
    await refuse(plan.id);
    await refuse(planOfTheSamePrice.id);
    has(await admin.getActiveSubscription({ id: learnerId }), { runningPlans: { length: 1 } });

    await admin.setPlanPrice({ id: planOfTheSamePrice.id, body: { price: 130.5 } });
    await onlyOne(() => admin.createSubscription({ body: { learnerId, planId: planOfTheSamePrice.id } }), {
      accepted: 201,
      refused: 409,
    });
    has(await admin.getActiveSubscription({ id: learnerId }), { runningPlans: { length: 2 } });
  },
);

export const plansNotOnSale = scenario(
  'plans-not-on-sale',
  'A draft, a retired plan and an unknown plan can neither be started nor bought.',
  async (context) => {
    const { admin, createLearner } = context;
    const { id: learnerId } = await createLearner('Refused-Zola');
    const draft = await createPlan(context, 'Mahjong', { status: 0 });
    const retired = await createPlan(context, 'Backgammon', { status: 2 });
    for (const planId of [draft.id, retired.id, unknownId]) {
      await admin.createSubscription({ body: { learnerId, planId } }).refused(404);
      await admin.createCheckout({ body: { learnerId, subscriptionPlanId: planId } }).refused(404);
    }
    has(await admin.getActiveSubscription({ id: learnerId }), { isActive: false });
  },
);

export const freePlans = scenario(
  'free-plans',
  'A parent starts a free plan for a linked learner, but no plan that has a price.',
  async (context) => {
    const { admin, createUser, createChild } = context;
    const parent = await createUser('Parent', 'starting-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const freePlan = await createPlan(context, 'Backgammon', { price: 0 });
    const paidPlan = await createPlan(context, 'Chess', { price: 120.55 });
    await admin.createPlanPromotion({ id: paidPlan.id, body: { discountPercent: 100, isActive: true } });
    await parent.createSubscription({ body: { learnerId, planId: paidPlan.id } }).refused(403);
    has(await parent.createSubscription({ body: { learnerId, planId: freePlan.id } }), {
      planId: freePlan.id,
      price: 0,
      runningPlans: { length: 1, 0: { payment: null } },
    });
  },
);

export const plansWithoutEnd = scenario(
  'plans-without-end',
  'A plan of 0 days runs without an end, and cannot renew itself.',
  async (context) => {
    const { admin, createLearner } = context;
    const learner = await createLearner('Endless-Zola');
    const plan = await createPlan(context, 'Chess', { durationDays: 0 });
    const withoutEnd = { isActive: true, expirationDate: null, nextBillingDateUtc: null } as const;
    has(await startPlan(context, learner.id, plan.id), withoutEnd);
    has(await admin.enableAutoRenew({ id: learner.id }).refused(409), { code: 'no-active-subscription' });
    has(await learner.getActiveSubscription({ id: learner.id }), {
      ...withoutEnd,
      runningPlans: { length: 1, 0: { expirationDate: null, autoRenew: false } },
    });
  },
);
