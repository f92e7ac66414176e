import { has, isBetween, item } from '../kit/expect.ts';
import { createPlan, startPlan } from '../kit/plans.ts';
import { inDays, scenario, unknownId } from '../kit/scenario.ts';

export const activeSubscription = scenario(
  'active-subscription',
  'The learner, the parents and an Admin see all running plans, with the newest as active subscription.',
  async (context) => {
    const { admin, createUser, createChild } = context;
    const parent = await createUser('Parent', 'reading-parent');
    const learner = await createChild(parent, 'Zola');
    const { id } = learner;
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    const laterPlan = await createPlan(context, 'Draughts', { price: 990 });
    const first = await startPlan(context, id, plan.id);
    await startPlan(context, id, laterPlan.id);
    // A retired plan keeps running, with its new name and at the price at which it was bought.
    const { version: _, ...details } = plan;
    const changed = { ...details, planName: `${plan.planName} for all`, price: 130.5, durationDays: 7 };
    await admin.updatePlan({ id: plan.id, body: { ...changed, status: 2 } });
    for (const reader of [parent, learner, admin]) {
      const subscription = await reader.getActiveSubscription({ id });
      has(subscription, {
        isActive: true,
        planId: laterPlan.id,
        price: 990,
        runningPlans: {
          length: 2,
          0: { planId: laterPlan.id },
          1: {
            planId: plan.id,
            planName: changed.planName,
            price: 120.55,
            startDate: first.startDate,
            expirationDate: first.expirationDate,
          },
        },
      });
      isBetween(subscription.expirationDate, inDays(29), inDays(31));
      has(subscription, { expirationDate: item(subscription.runningPlans, 0).expirationDate });
    }
  },
);

export const subscriptionOwnership = scenario(
  'subscription-ownership',
  'A learner and a parent reach only the subscriptions of their own family.',
  async (context) => {
    const { admin, createUser, createChild, createLearner } = context;
    const parent = await createUser('Parent', 'owning-parent');
    const learner = await createChild(parent, 'Zola');
    const learnerOfAnotherFamily = await createLearner('Owned-Emma');
    const { id: planId } = await createPlan(context, 'Backgammon', { price: 0 });
    const guardianRequest = { sendToAll: true, guardianIds: [] };
    const refuseReading = async (reader: typeof admin, learnerId: string, status: number) => {
      await reader.getActiveSubscription({ id: learnerId }).refused(status);
      await reader.listGuardians({ learnerId }).refused(status);
      await reader.createUnlockRequest({ body: { learnerId, ...guardianRequest } }).refused(status);
    };
    const refuseBuying = async (buyer: typeof admin, learnerId: string, status: number) => {
      await buyer.createSubscription({ body: { learnerId, planId } }).refused(status);
      await buyer.createCheckout({ body: { learnerId, subscriptionPlanId: planId } }).refused(status);
      await buyer.enableAutoRenew({ id: learnerId }).refused(status);
      await buyer.cancelAutoRenew({ id: learnerId }).refused(status);
    };
    // To families, an unknown learner looks like a learner of another family.
    for (const learnerId of [learnerOfAnotherFamily.id, unknownId]) {
      await refuseReading(parent, learnerId, 403);
      await refuseBuying(parent, learnerId, 403);
      await refuseReading(learner, learnerId, 403);
    }
    for (const id of [unknownId, parent.id]) {
      await refuseReading(admin, id, 404);
      await refuseBuying(admin, id, 404);
    }
    has(await admin.getActiveSubscription({ id: learnerOfAnotherFamily.id }), { isActive: false });
  },
);
