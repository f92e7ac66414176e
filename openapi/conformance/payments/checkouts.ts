import { has, holds, isBetween, matches } from '../kit/expect.ts';
import { checkOut, createPlan, runningPlan, waitForConfirmations } from '../kit/plans.ts';
import { onlyOne } from '../kit/race.ts';
import { inDays, scenario } from '../kit/scenario.ts';

export const checkouts = scenario(
  'checkouts',
  'A checkout returns the page of the payment provider, and starts no plan.',
  async (context) => {
    const { admin, createUser, createChild } = context;
    const parent = await createUser('Parent', 'buying-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    const body = { learnerId, subscriptionPlanId: plan.id };
    // A payment that is never completed does not prevent another checkout.
    for (const buyer of [parent, parent, admin]) {
      matches((await buyer.createCheckout({ body })).redirectUrl, /^https?:\/\//);
    }
    has(await parent.getActiveSubscription({ id: learnerId }), { isActive: false });

    await admin.createSubscription({ body: { learnerId, planId: plan.id } });
    await parent.createCheckout({ body }).refused(409);
  },
);

export const checkoutsWithoutPayment = scenario(
  'checkouts-without-payment',
  'If there is nothing to pay, a checkout starts the plan and returns the page that follows a payment.',
  async (context) => {
    const { admin, createUser, createChild } = context;
    const parent = await createUser('Parent', 'saving-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const freePlan = await createPlan(context, 'Backgammon', { price: 0 });
    const discountedPlan = await createPlan(context, 'Chess', { price: 120.55 });
    await admin.createPlanPromotion({
      id: discountedPlan.id,
      body: { discountPercent: 100, isActive: true },
    });
    for (const { id: subscriptionPlanId, price } of [freePlan, discountedPlan]) {
      const body = { learnerId, subscriptionPlanId };
      const { body: checkout } = await onlyOne(() => parent.createCheckout({ body }), {
        accepted: 200,
        refused: 409,
      });
      matches(checkout.redirectUrl, new RegExp(`/subscribe/success\\?learnerId=${learnerId}$`));
      const subscription = await parent.getActiveSubscription({ id: learnerId });
      has(subscription, {
        isActive: true,
        planId: subscriptionPlanId,
        price,
        nextBillingDateUtc: null,
        runningPlans: { 0: { payment: null } },
      });
      isBetween(subscription.expirationDate, inDays(29), inDays(31));
    }
  },
);

export const unpaidCheckouts = scenario(
  'unpaid-checkouts',
  'A payment that is open, is cancelled or fails starts no plan, and another checkout may follow.',
  async (context) => {
    const { createUser, createChild } = context;
    const parent = await createUser('Parent', 'hesitating-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    await parent.createCheckout({ body: { learnerId, subscriptionPlanId: plan.id } });
    await checkOut(context, parent, learnerId, plan.id, 'cancel');
    await checkOut(context, parent, learnerId, plan.id, 'fail');
    await waitForConfirmations(context, parent, learnerId);
    has(await parent.getActiveSubscription({ id: learnerId }), { runningPlans: { length: 1 } });
    await checkOut(context, parent, learnerId, plan.id);
    await context.eventually(async () => void (await runningPlan(parent, learnerId, plan.id)));
  },
  { needs: ['payment'] },
);

export const secondPayments = scenario(
  'second-payments',
  'A second payment for a plan is refunded, and the family can read this.',
  async (context) => {
    const { eventually, createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'paying-twice-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    const body = { learnerId, subscriptionPlanId: plan.id };
    const first = await parent.createCheckout({ body });
    const second = await parent.createCheckout({ body });
    await completePayment({ redirectUrl: first.redirectUrl, choice: 'pay' });
    await completePayment({ redirectUrl: second.redirectUrl, choice: 'pay' });
    await eventually(async () => {
      const subscription = await parent.getActiveSubscription({ id: learnerId });
      has(subscription, { isActive: true });
      holds(subscription, 'a message', subscription.message !== null, null);
    });
    has(await parent.getActiveSubscription({ id: learnerId }), {
      planId: plan.id,
      runningPlans: { length: 1 },
    });
  },
  { needs: ['payment'] },
);
