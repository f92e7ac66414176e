import { has, matches } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const autoRenew = scenario(
  'auto-renew',
  'Turning auto-renew on needs the agreement of the payer. Turning it off leaves the plans running until they expire.',
  async ({ admin, visitor, as, name, email, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('renewing-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('renewing-parent'), password } })).token,
    );
    const learner = await parent2.createLearner({
      body: {
        name: name('Zola'),
        surname: 'Mokoena',
        dateOfBirth: '2016-03-14',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const learnerOfAnotherFamily = await admin.createLearner({
      body: {
        name: name('Emma'),
        surname: 'Mokoena',
        dateOfBirth: '2016-03-14',
        relationship: 'Mother',
        role: 'Learner',
      },
    });
    const plan = await admin.createPlan({
      body: {
        planName: name('Chess'),
        displayOrder: 900000,
        price: 120.55,
        currency: 'ZAR',
        durationDays: 30,
        status: 1,
      },
    });
    const laterPlan = await admin.createPlan({
      body: {
        planName: name('Go'),
        displayOrder: 900000,
        price: 990,
        currency: 'ZAR',
        durationDays: 30,
        status: 1,
      },
    });
    has(await parent2.enableAutoRenew({ id: learner.id }).refused(409), { code: 'no-active-subscription' });
    has(await parent2.cancelAutoRenew({ id: learner.id }).refused(409), { code: 'no-active-subscription' });
    const subscription = await admin.createSubscription({ body: { learnerId: learner.id, planId: plan.id } });
    const subscription2 = await admin.createSubscription({
      body: { learnerId: learner.id, planId: laterPlan.id },
    });
    // Takes effect for the plan that started last, once the parent has agreed on the payment provider's page.
    const renewal = await parent2.enableAutoRenew({ id: learner.id });
    has(renewal, { requiresRedirect: true, planId: laterPlan.id });
    matches(renewal.redirectUrl, /^https?:\/\//);
    const activeSubscription = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription, { runningPlans: { 0: { autoRenew: false } }, nextBillingDateUtc: null });
    await parent2.enableAutoRenew({ id: learnerOfAnotherFamily.id }).refused(403);
    await parent2.cancelAutoRenew({ id: learnerOfAnotherFamily.id }).refused(403);
    // If auto-renew is already off, the call succeeds.
    const renewal2 = await parent2.cancelAutoRenew({ id: learner.id });
    has(renewal2, {
      runningPlans: {
        length: 2,
        0: { autoRenew: false, expirationDate: subscription2.expirationDate },
        1: { autoRenew: false, expirationDate: subscription.expirationDate },
      },
    });
    has(await parent2.cancelAutoRenew({ id: learner.id }), { runningPlans: { length: 2 } });
    const activeSubscription2 = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription2, { isActive: true, expirationDate: subscription2.expirationDate });
    const grade = await admin.createGrade({ body: { title: name('Grade of a learner') } });
    has(
      await admin.updateLearner({
        body: {
          id: learner.id,
          userName: learner.userName,
          name: name('Zola'),
          surname: 'Mokoena',
          email: email('renewing-zola'),
          dateOfBirth: '2016-03-14',
          isActive: false,
          gradeId: grade.id,
        },
      }),
      { isActive: false },
    );
    has(await parent2.enableAutoRenew({ id: learner.id }).refused(409), { code: 'learner-inactive' });
    await parent2.cancelAutoRenew({ id: learner.id });
    await admin.enableAutoRenew({ id: 'contract-verify-unknown' }).refused(404);
    await admin.cancelAutoRenew({ id: 'contract-verify-unknown' }).refused(404);
    await admin.retirePlan({ id: plan.id });
    await admin.retirePlan({ id: laterPlan.id });
    await parent2.deleteLearner({ id: learner.id });
    await admin.deleteGrade({ id: grade.id });
    await admin.deleteLearner({ id: learnerOfAnotherFamily.id });
    await admin.deleteUser({ id: parent.id });
  },
);
