import { has, holds, isBetween, item } from '../kit/expect.ts';
import { inDays, scenario } from '../kit/scenario.ts';

export const subscriptions = scenario(
  'subscriptions',
  'A plan starts at once and runs for its days; a blocked plan does not start.',
  async ({ admin, visitor, as, name, email, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('starting-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('starting-parent'), password } })).token,
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
        duration: 'Monthly',
        status: 1,
      },
    });
    const longerPlan = await admin.createPlan({
      body: {
        planName: name('Draughts'),
        displayOrder: 900000,
        price: 990,
        currency: 'ZAR',
        durationDays: 31,
        duration: 'Monthly',
        status: 1,
      },
    });
    const planOfTheSamePrice = await admin.createPlan({
      body: {
        planName: name('Go'),
        displayOrder: 900000,
        price: 120.55,
        currency: 'ZAR',
        durationDays: 365,
        status: 1,
      },
    });
    const freePlan = await admin.createPlan({
      body: {
        planName: name('Backgammon'),
        displayOrder: 900000,
        price: 0,
        currency: 'ZAR',
        durationDays: 30,
        status: 1,
      },
    });
    const draft = await admin.createPlan({
      body: {
        planName: name('Mahjong'),
        displayOrder: 900000,
        price: 75,
        currency: 'ZAR',
        durationDays: 30,
        status: 0,
      },
    });
    await parent2.createSubscription({ body: { learnerId: learner.id, planId: plan.id } }).refused(403);
    await parent2
      .createSubscription({ body: { learnerId: learnerOfAnotherFamily.id, planId: freePlan.id } })
      .refused(403);
    await admin.createSubscription({ body: { learnerId: learner.id, planId: draft.id } }).refused(404);
    await admin
      .createSubscription({ body: { learnerId: 'contract-verify-unknown', planId: longerPlan.id } })
      .refused(404);
    has(await parent2.getActiveSubscription({ id: learner.id }), { isActive: false });
    const subscription = await admin.createSubscription({ body: { learnerId: learner.id, planId: plan.id } });
    has(subscription, {
      isActive: true,
      planId: plan.id,
      price: 120.55,
      nextBillingDateUtc: null,
      runningPlans: { 0: { planId: plan.id, autoRenew: false, payment: null } },
    });
    isBetween(subscription.expirationDate, inDays(29), inDays(31));
    holds(
      subscription,
      'runningPlans/0/termStartDate is the expected startDate',
      item(subscription.runningPlans, 0).termStartDate === subscription.startDate,
    );
    await admin.createSubscription({ body: { learnerId: learner.id, planId: plan.id } }).refused(409);
    await admin
      .createSubscription({ body: { learnerId: learner.id, planId: planOfTheSamePrice.id } })
      .refused(409);
    const subscription2 = await parent2.createSubscription({
      body: { learnerId: learner.id, planId: freePlan.id },
    });
    has(subscription2, {
      planId: freePlan.id,
      price: 0,
      runningPlans: { 0: { payment: null }, 1: { planId: plan.id } },
    });
    // `durationDays` determines the expiry, not `duration`.
    const subscription3 = await admin.createSubscription({
      body: { learnerId: learner.id, planId: longerPlan.id },
    });
    has(subscription3, { planId: longerPlan.id, runningPlans: { length: 3 } });
    holds(
      subscription3,
      'expirationDate is after the expected expirationDate',
      (subscription3.expirationDate ?? '') > (subscription.expirationDate ?? ''),
    );
    await admin.retirePlan({ id: plan.id });
    await admin
      .createSubscription({ body: { learnerId: learnerOfAnotherFamily.id, planId: plan.id } })
      .refused(404);
    await admin.retirePlan({ id: longerPlan.id });
    await admin.retirePlan({ id: planOfTheSamePrice.id });
    await admin.retirePlan({ id: freePlan.id });
    await admin.retirePlan({ id: draft.id });
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteLearner({ id: learnerOfAnotherFamily.id });
    await admin.deleteUser({ id: parent.id });
  },
);
