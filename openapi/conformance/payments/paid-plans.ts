import { has, holds, isBetween, isNow } from '../kit/expect.ts';
import { createPlan, runningPlan } from '../kit/plans.ts';
import { inDays, scenario } from '../kit/scenario.ts';

export const paidPlans = scenario(
  'paid-plans',
  'A plan starts when it is paid for, with its terms at the time of the checkout.',
  async (context) => {
    const { admin, eventually, createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'paying-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', {
      price: 120.55,
      priceIncludesVat: false,
      vatRatePercent: 15,
    });
    await admin.createPlanPromotion({ id: plan.id, body: { discountPercent: 12.5, isActive: true } });
    const { redirectUrl } = await parent.createCheckout({
      body: { learnerId, subscriptionPlanId: plan.id },
    });
    const { version: _, ...details } = plan;
    const changed = { ...details, price: 130.5, vatRatePercent: 20, durationDays: 7, status: 2 };
    await admin.updatePlan({ id: plan.id, body: changed });
    await completePayment({ redirectUrl, choice: 'pay' });
    // The provider confirms the payment to the server after some time.
    await eventually(async () => void (await runningPlan(parent, learnerId, plan.id)));
    const subscription = await parent.getActiveSubscription({ id: learnerId });
    has(subscription, {
      isActive: true,
      planId: plan.id,
      // The promotion does not change the price of the plan.
      price: 120.55,
      nextBillingDateUtc: null,
      message: null,
      runningPlans: {
        length: 1,
        // 120.55 less 12.5 percent is 105.48125, and with 15 percent of tax 121.3034375.
        0: { autoRenew: false, payment: { amount: 121.3, vatRatePercent: 15 } },
      },
    });
    isNow(subscription.startDate);
    isBetween(subscription.expirationDate, inDays(29), inDays(31));
    const { termStartDate } = await runningPlan(parent, learnerId, plan.id);
    holds(subscription, 'a first paid period', termStartDate === subscription.startDate, termStartDate);
  },
  { needs: ['payment'] },
);

export const endlessPaidPlans = scenario(
  'endless-paid-plans',
  'A paid plan of 0 days runs without an end.',
  async (context) => {
    const { eventually, createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'paying-once-parent');
    const { id: learnerId } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { durationDays: 0 });
    const { redirectUrl } = await parent.createCheckout({
      body: { learnerId, subscriptionPlanId: plan.id },
    });
    await completePayment({ redirectUrl, choice: 'pay' });
    await eventually(async () =>
      has(await runningPlan(parent, learnerId, plan.id), {
        expirationDate: null,
        autoRenew: false,
        nextBillingDateUtc: null,
      }),
    );
  },
  { needs: ['payment'] },
);
