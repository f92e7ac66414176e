import { has, matches } from '../kit/expect.ts';
import { createPlan, startPlan } from '../kit/plans.ts';
import { scenario } from '../kit/scenario.ts';

export const autoRenew = scenario(
  'auto-renew',
  'Turning auto-renew on needs an agreement of the payer. Turning it off leaves the plans running.',
  async (context) => {
    const { createUser, createChild } = context;
    const parent = await createUser('Parent', 'renewing-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', { price: 120.55 });
    const laterPlan = await createPlan(context, 'Go', { price: 990 });
    has(await parent.enableAutoRenew({ id }).refused(409), { code: 'no-active-subscription' });
    has(await parent.cancelAutoRenew({ id }).refused(409), { code: 'no-active-subscription' });
    const first = await startPlan(context, id, plan.id);
    const second = await startPlan(context, id, laterPlan.id);
    // Takes effect for the plan that started last, once the parent has agreed on the payment provider's page.
    const renewal = await parent.enableAutoRenew({ id });
    has(renewal, { requiresRedirect: true, planId: laterPlan.id });
    matches(renewal.redirectUrl, /^https?:\/\//);
    const runningPlans = {
      length: 2,
      0: { planId: laterPlan.id, autoRenew: false, expirationDate: second.expirationDate },
      1: { planId: plan.id, autoRenew: false, expirationDate: first.expirationDate },
    };
    has(await parent.getActiveSubscription({ id }), { nextBillingDateUtc: null, runningPlans });
    // If auto-renew is already off, the call succeeds.
    has(await parent.cancelAutoRenew({ id }), { runningPlans });
    has(await parent.cancelAutoRenew({ id }), { runningPlans });
    has(await parent.getActiveSubscription({ id }), { isActive: true, runningPlans });
  },
);

export const autoRenewOfInactiveLearners = scenario(
  'auto-renew-of-inactive-learners',
  'Auto-renew of an inactive learner can be turned off, but not on.',
  async (context) => {
    const { admin, name, email, createUser, createChild } = context;
    const grade = await admin.createGrade({ body: { title: name('Grade of auto-renew') } });
    const parent = await createUser('Parent', 'pausing-parent');
    const { id } = await createChild(parent, 'Zola', grade.id);
    const plan = await createPlan(context, 'Chess');
    await startPlan(context, id, plan.id);
    const { userName, name: firstName, surname } = await parent.getLearner({ id });
    await parent.updateLearner({
      body: {
        id,
        userName,
        name: firstName,
        surname,
        email: email('pausing-zola'),
        dateOfBirth: '2016-03-14',
        gradeId: grade.id,
        isActive: false,
      },
    });
    has(await parent.enableAutoRenew({ id }).refused(409), { code: 'learner-inactive' });
    has(await parent.cancelAutoRenew({ id }), { runningPlans: { length: 1, 0: { planId: plan.id } } });
  },
);
