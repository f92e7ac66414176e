import { has } from '../kit/expect.ts';
import { answerAgreement, createPlan, runningPlan, startPlan, waitForConfirmations } from '../kit/plans.ts';
import { daysAgo, scenario } from '../kit/scenario.ts';

export const unpaidAgreements = scenario(
  'unpaid-agreements',
  'An agreement that the parent or the provider refuses does not turn auto-renew on.',
  async (context) => {
    const { createUser, createChild } = context;
    const parent = await createUser('Parent', 'refusing-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    await startPlan(context, id, plan.id);
    await answerAgreement(context, parent, id, 'cancel');
    await answerAgreement(context, parent, id, 'fail');
    await waitForConfirmations(context, parent, id);
    has(await runningPlan(parent, id, plan.id), { autoRenew: false, nextBillingDateUtc: null });
  },
  { needs: ['payment'] },
);

export const cancelledAgreements = scenario(
  'cancelled-agreements',
  'Turning auto-renew off cancels agreements that are not confirmed yet.',
  async (context) => {
    const { createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'changing-parent');
    const paid = await createChild(parent, 'Zola');
    const open = await createChild(parent, 'Emma');
    const plan = await createPlan(context, 'Chess');

    await startPlan(context, paid.id, plan.id);
    await answerAgreement(context, parent, paid.id, 'pay');
    await parent.cancelAutoRenew({ id: paid.id });
    await waitForConfirmations(context, parent, paid.id);
    has(await runningPlan(parent, paid.id, plan.id), { autoRenew: false });

    await startPlan(context, open.id, plan.id);
    const renewal = await parent.enableAutoRenew({ id: open.id });
    has(renewal, { requiresRedirect: true });
    await parent.cancelAutoRenew({ id: open.id });
    // The provider may refuse an agreement that was cancelled.
    await completePayment({ redirectUrl: renewal.redirectUrl, choice: 'pay', learnerId: open.id }).catch(
      () => {},
    );
    await waitForConfirmations(context, parent, open.id);
    has(await runningPlan(parent, open.id, plan.id), { autoRenew: false });
  },
  { needs: ['payment'] },
);

export const agreementsOfEndedPlans = scenario(
  'agreements-of-ended-plans',
  'An agreement has no effect on a subscription that has ended, and none on the next one of the same plan.',
  async (context) => {
    const { at, createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'late-payer');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { durationDays: 1 });
    const renewal = await at(daysAgo(2), async () => {
      await startPlan(context, id, plan.id);
      return parent.enableAutoRenew({ id });
    });
    has(renewal, { requiresRedirect: true });
    has(await parent.getActiveSubscription({ id }), { isActive: false });
    await startPlan(context, id, plan.id);
    await completePayment({ redirectUrl: renewal.redirectUrl, choice: 'pay', learnerId: id });
    await waitForConfirmations(context, parent, id);
    has(await runningPlan(parent, id, plan.id), { autoRenew: false });
  },
  { needs: ['payment', 'clock'] },
);
