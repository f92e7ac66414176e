import { has, holds, isBetween, item } from '../kit/expect.ts';
import { inDays, scenario } from '../kit/scenario.ts';

export const paidPlans = scenario(
  'paid-plans',
  'A plan starts when it is paid for, with its terms at the time of the checkout, and a second payment is refunded.',
  async ({ eventually, visitor, admin, as, name, email, password, completePayment }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('paying-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('paying-parent'), password } })).token,
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
        priceIncludesVat: false,
        vatRatePercent: 15,
        status: 1,
      },
    });
    await admin.createPlanPromotion({ id: plan.id, body: { discountPercent: 12.5, isActive: true } });
    const checkout = await parent2.createCheckout({
      body: { learnerId: learner.id, subscriptionPlanId: plan.id },
    });
    const checkout2 = await parent2.createCheckout({
      body: { learnerId: learner.id, subscriptionPlanId: plan.id },
    });
    const checkout3 = await parent2.createCheckout({
      body: { learnerId: learner.id, subscriptionPlanId: plan.id },
    });
    const checkout4 = await parent2.createCheckout({
      body: { learnerId: learner.id, subscriptionPlanId: plan.id },
    });
    await completePayment({ redirectUrl: checkout3.redirectUrl, choice: 'cancel' });
    await completePayment({ redirectUrl: checkout4.redirectUrl, choice: 'fail' });
    has(await parent2.getActiveSubscription({ id: learner.id }), { isActive: false });
    // Changes to the plan after the checkout do not affect its buyer.
    await admin.setPlanPrice({ id: plan.id, body: { price: 130.5 } });
    await admin.retirePlan({ id: plan.id });
    await completePayment({ redirectUrl: checkout.redirectUrl, choice: 'pay' });
    // The provider confirms the payment to the server after some time.
    await eventually(async () =>
      has(await parent2.getActiveSubscription({ id: learner.id }), { isActive: true }),
    );
    // 120.55 less 12.5 percent is 105.48125, and with 15 percent of tax 121.3034375.
    const activeSubscription = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription, {
      isActive: true,
      planId: plan.id,
      price: 120.55,
      nextBillingDateUtc: null,
      message: null,
      runningPlans: { 0: { autoRenew: false, payment: { amount: 121.3, vatRatePercent: 15 } } },
    });
    isBetween(activeSubscription.expirationDate, inDays(29), inDays(31));
    holds(
      activeSubscription,
      'runningPlans/0/termStartDate is the expected startDate',
      item(activeSubscription.runningPlans, 0).termStartDate === activeSubscription.startDate,
    );
    // The running plan prevents a second start: the second payment is refunded, and the message says so.
    await completePayment({ redirectUrl: checkout2.redirectUrl, choice: 'pay' });
    await eventually(async () => {
      const subscription = await parent2.getActiveSubscription({ id: learner.id });
      holds(subscription, 'a message', subscription.message !== null);
    });
    const activeSubscription3 = await parent2.getActiveSubscription({ id: learner.id });
    has(activeSubscription3, { isActive: true, runningPlans: { length: 1 } });
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteUser({ id: parent.id });
  },
  { needs: ['payment'] },
);
