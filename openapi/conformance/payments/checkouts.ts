import { has, isBetween, matches } from '../kit/expect.ts';
import { inDays, scenario } from '../kit/scenario.ts';

export const checkouts = scenario(
  'checkouts',
  'A checkout starts a subscription only if there is nothing to pay.',
  async ({ admin, visitor, as, name, email, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('buying-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('buying-parent'), password } })).token,
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
    matches(
      (await parent2.createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: plan.id } }))
        .redirectUrl,
      /^https?:\/\//,
    );
    has(await parent2.getActiveSubscription({ id: learner.id }), { isActive: false });
    // A payment that is never completed changes nothing.
    matches(
      (await parent2.createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: plan.id } }))
        .redirectUrl,
      /^https?:\/\//,
    );
    await admin.createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: plan.id } });
    await parent2
      .createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: draft.id } })
      .refused(404);
    await parent2
      .createCheckout({ body: { learnerId: learnerOfAnotherFamily.id, subscriptionPlanId: plan.id } })
      .refused(403);
    await parent2
      .createCheckout({ body: { learnerId: 'contract-verify-unknown', subscriptionPlanId: plan.id } })
      .refused(403);
    await admin
      .createCheckout({ body: { learnerId: 'contract-verify-unknown', subscriptionPlanId: plan.id } })
      .refused(404);
    // With nothing to pay, the plan starts, and the redirect URL is the page that follows a payment.
    matches(
      (await parent2.createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: freePlan.id } }))
        .redirectUrl,
      /\/subscribe\/success\?learnerId=/,
    );
    const activeSubscription = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription, {
      isActive: true,
      planId: freePlan.id,
      price: 0,
      nextBillingDateUtc: null,
      runningPlans: { 0: { payment: null } },
    });
    isBetween(activeSubscription.expirationDate, inDays(29), inDays(31));
    await parent2
      .createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: freePlan.id } })
      .refused(409);
    await admin.createPlanPromotion({ id: plan.id, body: { discountPercent: 100, isActive: true } });
    matches(
      (await parent2.createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: plan.id } }))
        .redirectUrl,
      /\/subscribe\/success\?learnerId=/,
    );
    const activeSubscription2 = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription2, {
      planId: plan.id,
      price: 120.55,
      runningPlans: { 0: { payment: null }, length: 2 },
    });
    await parent2
      .createCheckout({ body: { learnerId: learner.id, subscriptionPlanId: planOfTheSamePrice.id } })
      .refused(409);
    await admin.retirePlan({ id: plan.id });
    await admin
      .createCheckout({ body: { learnerId: learnerOfAnotherFamily.id, subscriptionPlanId: plan.id } })
      .refused(404);
    await admin.retirePlan({ id: planOfTheSamePrice.id });
    await admin.retirePlan({ id: freePlan.id });
    await admin.retirePlan({ id: draft.id });
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteLearner({ id: learnerOfAnotherFamily.id });
    await admin.deleteUser({ id: parent.id });
  },
);
