import { has } from '../kit/expect.ts';
import { agreeToRenewals, createPlan, startPlan } from '../kit/plans.ts';
import { scenario } from '../kit/scenario.ts';

export const paidAutoRenew = scenario(
  'paid-auto-renew',
  'An agreement turns auto-renew on, and it can later be turned off and on again without another one.',
  async (context) => {
    const { createUser, createChild } = context;
    const parent = await createUser('Parent', 'agreeing-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    const { expirationDate } = await startPlan(context, id, plan.id);
    await agreeToRenewals(context, parent, id);
    // The agreement itself does not charge the parent.
    const on = {
      isActive: true,
      expirationDate,
      nextBillingDateUtc: expirationDate,
      runningPlans: {
        length: 1,
        0: { autoRenew: true, expirationDate, nextBillingDateUtc: expirationDate, payment: null },
      },
    } as const;
    has(await parent.getActiveSubscription({ id }), on);
    has(await parent.enableAutoRenew({ id }), { requiresRedirect: false, planId: plan.id });

    const running = { autoRenew: false, nextBillingDateUtc: null, expirationDate };
    const runningPlans = { length: 1, 0: running };
    has(await parent.cancelAutoRenew({ id }), { runningPlans });
    has(await parent.getActiveSubscription({ id }), {
      isActive: true,
      nextBillingDateUtc: null,
      runningPlans,
    });
    has(await parent.enableAutoRenew({ id }), { requiresRedirect: false, planId: plan.id });
    has(await parent.getActiveSubscription({ id }), on);
  },
  { needs: ['payment'] },
);

export const autoRenewOfSeveralPlans = scenario(
  'auto-renew-of-several-plans',
  'Auto-renew is turned on for the newest plan only, and turned off for all plans.',
  async (context) => {
    const { createUser, createChild } = context;
    const parent = await createUser('Parent', 'collecting-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    const laterPlan = await createPlan(context, 'Go', { price: 990 });
    await startPlan(context, id, plan.id);
    await agreeToRenewals(context, parent, id);
    await startPlan(context, id, laterPlan.id);
    const running = (isLaterRenewed: boolean, isFirstRenewed: boolean) => ({
      runningPlans: {
        length: 2,
        0: { planId: laterPlan.id, autoRenew: isLaterRenewed },
        1: { planId: plan.id, autoRenew: isFirstRenewed },
      },
    });
    has(await parent.getActiveSubscription({ id }), running(false, true));
    await agreeToRenewals(context, parent, id);
    has(await parent.getActiveSubscription({ id }), running(true, true));
    has(await parent.cancelAutoRenew({ id }), running(false, false));
    has(await parent.getActiveSubscription({ id }), running(false, false));
    has(await parent.enableAutoRenew({ id }), { requiresRedirect: false, planId: laterPlan.id });
    has(await parent.getActiveSubscription({ id }), running(true, false));
  },
  { needs: ['payment'] },
);

export const payers = scenario(
  'payers',
  'The payer is the adult who was the last to agree to renewals of the plan.',
  async (context) => {
    const { admin, createUser, createChild } = context;
    const parent = await createUser('Parent', 'replaced-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    await startPlan(context, id, plan.id);
    await agreeToRenewals(context, parent, id);
    await parent.cancelAutoRenew({ id });
    await agreeToRenewals(context, admin, id);
    await parent.cancelAutoRenew({ id });
    has(await parent.enableAutoRenew({ id }), { requiresRedirect: true });
    has(await parent.getActiveSubscription({ id }), { runningPlans: { 0: { autoRenew: false } } });
    has(await admin.enableAutoRenew({ id }), { requiresRedirect: false });
    has(await parent.getActiveSubscription({ id }), { runningPlans: { 0: { autoRenew: true } } });
  },
  { needs: ['payment'] },
);
