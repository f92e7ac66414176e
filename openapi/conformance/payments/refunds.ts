import { has, holds } from '../kit/expect.ts';
import { checkOut, createPlan, runningPlan, waitForConfirmations } from '../kit/plans.ts';
import { daysAgo, scenario } from '../kit/scenario.ts';

export const paymentsForAnotherRole = scenario(
  'payments-for-another-role',
  'A payment for a learner who gets another role before the confirmation starts no plan and is refunded.',
  async (context) => {
    const { admin, eventually, email, prefix, createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'refunded-parent');
    const paidPlan = await createPlan(context, 'Chess', { price: 120.55 });
    const openPlan = await createPlan(context, 'Go', { price: 990 });
    const details = {
      name: 'Zola',
      surname: prefix,
      email: email('refunded-zola'),
      cellphoneNumber: '082 555 0100',
      whatsAppNumber: '082 555 0100',
      dateOfBirth: '2015-03-14',
    };
    const changes = [
      (id: string) => admin.assignUserRole({ id, body: { role: 'Tutor' } }),
      (id: string) => admin.setUserRoles({ id, body: { roles: ['Tutor', 'Learner'] } }),
      (id: string) => admin.updateUser({ id, body: { ...details, role: 'Tutor' } }),
    ];
    for (const change of changes) {
      const { id } = await createChild(parent, 'Zola');
      const open = await parent.createCheckout({ body: { learnerId: id, subscriptionPlanId: openPlan.id } });
      await checkOut(context, parent, id, paidPlan.id);
      await change(id);
      await admin.assignUserRole({ id, body: { role: 'Learner' } });
      const { isActive } = await parent.getActiveSubscription({ id });
      // The plan stays if the payment was confirmed before the change.
      if (isActive) continue;
      await eventually(async () => {
        const refunded = await parent.getActiveSubscription({ id });
        has(refunded, { isActive: false });
        holds(refunded, 'a message', Boolean(refunded.message), refunded.message);
      });
      // The provider may refuse the payment of a checkout that has ended.
      await completePayment({ redirectUrl: open.redirectUrl, choice: 'pay' }).catch(() => {});
      await waitForConfirmations(context, parent, id);
      has(await parent.getActiveSubscription({ id }), { runningPlans: { length: 1 } });
    }
  },
  { needs: ['payment'] },
);

export const paymentsForAnAdditionalRole = scenario(
  'payments-for-an-additional-role',
  'A payment for a learner with an additional role starts the plan, which another role does not end.',
  async (context) => {
    const { admin, eventually, createUser, createChild } = context;
    const parent = await createUser('Parent', 'unrefunded-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    await checkOut(context, parent, id, plan.id);
    await admin.setUserRoles({ id, body: { roles: ['Learner', 'Tutor'] } });
    await eventually(async () => void (await runningPlan(parent, id, plan.id)));
    for (const role of ['Tutor', 'Learner']) await admin.assignUserRole({ id, body: { role } });
    has(await parent.getActiveSubscription({ id }), { isActive: true, planId: plan.id, message: null });
  },
  { needs: ['payment'] },
);

export const refundMessages = scenario(
  'refund-messages',
  'The family can read about a refund for 24 hours.',
  async (context) => {
    const { at, admin, eventually, createUser, createChild, completePayment } = context;
    const parent = await createUser('Parent', 'informed-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    await at(daysAgo(2), async () => {
      const body = { learnerId: id, subscriptionPlanId: plan.id };
      const { redirectUrl } = await parent.createCheckout({ body });
      await admin.createSubscription({ body: { learnerId: id, planId: plan.id } });
      await completePayment({ redirectUrl, choice: 'pay' });
      await eventually(async () => expectMessage(true));
    });
    await at(daysAgo(1.1), () => expectMessage(true));
    await at(daysAgo(0.9), () => expectMessage(false));

    async function expectMessage(isExpected: boolean): Promise<void> {
      const subscription = await parent.getActiveSubscription({ id });
      has(subscription, { isActive: true, runningPlans: { length: 1 } });
      const { message } = subscription;
      holds(subscription, isExpected ? 'a message' : 'no message', Boolean(message) === isExpected, message);
    }
  },
  { needs: ['payment', 'clock'] },
);
