import { has, holds, item } from '../kit/expect.ts';
import { scenario } from '../kit/scenario.ts';

export const paidAutoRenew = scenario(
  'paid-auto-renew',
  'An agreement turns auto-renew on, and it can later be turned off and on again without another one.',
  async ({ eventually, visitor, admin, as, name, email, password, completePayment }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('agreeing-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('agreeing-parent'), password } })).token,
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
    const subscription = await admin.createSubscription({ body: { learnerId: learner.id, planId: plan.id } });
    const autoRenew = await parent2.enableAutoRenew({ id: learner.id });
    has(autoRenew, { requiresRedirect: true, planId: plan.id });
    await completePayment({ redirectUrl: autoRenew.redirectUrl, choice: 'pay', learnerId: learner.id });
    // The provider confirms the payment to the server after some time.
    await eventually(async () =>
      has(await parent2.getActiveSubscription({ id: learner.id }), {
        runningPlans: { 0: { autoRenew: true } },
      }),
    );
    // The agreement itself does not charge the parent.
    const activeSubscription = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription, {
      isActive: true,
      expirationDate: subscription.expirationDate,
      runningPlans: { 0: { payment: null } },
    });
    holds(
      activeSubscription,
      'nextBillingDateUtc is the expected expirationDate',
      activeSubscription.nextBillingDateUtc === activeSubscription.expirationDate,
    );
    holds(
      activeSubscription,
      'runningPlans/0/nextBillingDateUtc is the expected expirationDate',
      item(activeSubscription.runningPlans, 0).nextBillingDateUtc === activeSubscription.expirationDate,
    );
    const autoRenew2 = await parent2.enableAutoRenew({ id: learner.id });
    has(autoRenew2, { requiresRedirect: false, planId: plan.id });
    const autoRenew3 = await parent2.cancelAutoRenew({ id: learner.id });
    has(autoRenew3, {
      runningPlans: {
        0: { autoRenew: false, nextBillingDateUtc: null, expirationDate: subscription.expirationDate },
      },
    });
    const activeSubscription2 = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription2, {
      isActive: true,
      runningPlans: { 0: { autoRenew: false } },
      nextBillingDateUtc: null,
      expirationDate: subscription.expirationDate,
    });
    has(await parent2.enableAutoRenew({ id: learner.id }), { requiresRedirect: false });
    const activeSubscription3 = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription3, {
      runningPlans: { 0: { autoRenew: true } },
      nextBillingDateUtc: subscription.expirationDate,
    });
    has(await admin.cancelAutoRenew({ id: learner.id }), { runningPlans: { 0: { autoRenew: false } } });
    await admin.retirePlan({ id: plan.id });
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: parent.id });
  },
  { needs: ['payment'] },
);
