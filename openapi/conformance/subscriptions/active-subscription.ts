import { has, holds, isBetween, item } from '../kit/expect.ts';
import { inDays, scenario } from '../kit/scenario.ts';

export const activeSubscription = scenario(
  'active-subscription',
  'Several plans run at the same time; the learner, the parents and an Admin can read them.',
  async ({ admin, visitor, as, name, email, prefix, password }) => {
    const parent = await admin.createUser({
      body: {
        name: name('Naledi'),
        surname: 'Mokoena',
        email: email('reading-parent'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const parent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('reading-parent'), password } })).token,
    );
    const otherParent = await admin.createUser({
      body: {
        name: name('Johan'),
        surname: 'Botha',
        email: email('reading-other'),
        cellphoneNumber: '082 555 0100',
        whatsAppNumber: '082 555 0100',
        dateOfBirth: '1985-04-02',
        role: 'Parent',
        password,
        confirmPassword: password,
      },
    });
    const otherParent2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: email('reading-other'), password } })).token,
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
    const otherLearner = await otherParent2.createLearner({
      body: {
        name: name('Emma'),
        surname: 'Mokoena',
        dateOfBirth: '2016-03-14',
        relationship: 'Father',
        role: 'Learner',
      },
    });
    await parent2.setLearnerLogin({
      body: {
        learnerId: learner.id,
        userName: `${prefix}-reading-learner`,
        password,
        confirmPassword: password,
      },
    });
    const learner2 = as(
      (await visitor.loginUser({ body: { emailOrUserName: `${prefix}-reading-learner`, password } })).token,
    );
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
        planName: name('Draughts'),
        displayOrder: 900000,
        price: 990,
        currency: 'ZAR',
        durationDays: 30,
        status: 1,
      },
    });
    has(await parent2.getActiveSubscription({ id: learner.id }), { isActive: false });
    const subscription = await admin.createSubscription({ body: { learnerId: learner.id, planId: plan.id } });
    await admin.createSubscription({ body: { learnerId: learner.id, planId: laterPlan.id } });
    await admin.setPlanPrice({ id: plan.id, body: { price: 130.5 } });
    await admin.retirePlan({ id: plan.id });
    // The plan that started last comes first. A retired plan keeps running, at the price at which it was bought.
    const bought = await parent2.getActiveSubscription({ id: learner.id });
    has(bought, {
      isActive: true,
      planId: laterPlan.id,
      price: 990,
      runningPlans: {
        length: 2,
        0: { planId: laterPlan.id },
        1: {
          planId: plan.id,
          price: 120.55,
          startDate: subscription.startDate,
          expirationDate: subscription.expirationDate,
        },
      },
    });
    isBetween(bought.expirationDate, inDays(29), inDays(31));
    holds(
      bought,
      'expirationDate is the expected runningPlans/0/expirationDate',
      bought.expirationDate === item(bought.runningPlans, 0).expirationDate,
    );
    const bought2 = await learner2.getActiveSubscription({ id: learner.id });
    has(bought2, { isActive: true, planId: laterPlan.id });
    has(await admin.getActiveSubscription({ id: learner.id }), { isActive: true });
    await otherParent2.getActiveSubscription({ id: learner.id }).refused(403);
    await learner2.getActiveSubscription({ id: otherLearner.id }).refused(403);
    // To a Parent, an unknown learner looks like a learner of another family.
    await parent2.getActiveSubscription({ id: 'contract-verify-unknown' }).refused(403);
    await admin.getActiveSubscription({ id: 'contract-verify-unknown' }).refused(404);
    await admin.retirePlan({ id: laterPlan.id });
    await admin.deleteLearner({ id: learner.id });
    await admin.deleteLearner({ id: otherLearner.id });
    await admin.deleteUser({ id: parent.id });
    await admin.deleteUser({ id: otherParent.id });
  },
);
