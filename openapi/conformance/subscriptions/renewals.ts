import { has, holds } from '../kit/expect.ts';
import { agreeToRenewals, createPlan, startPlan } from '../kit/plans.ts';
import { daysAgo, scenario } from '../kit/scenario.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const instant = (dateTime: string | null) => Date.parse(dateTime ?? '');

export const renewals = scenario(
  'renewals',
  'At its expiry, a plan is renewed by the days and at the full price that it then has, even if it is retired.',
  async (context) => {
    const { at, admin, eventually, createUser, createChild } = context;
    const parent = await createUser('Parent', 'loyal-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess', {
      price: 120.55,
      priceIncludesVat: false,
      vatRatePercent: 15,
    });
    const { startDate, expirationDate } = await at(daysAgo(45), async () => {
      const bought = await startPlan(context, id, plan.id);
      await agreeToRenewals(context, parent, id);
      return bought;
    });
    await admin.createPlanPromotion({ id: plan.id, body: { discountPercent: 50, isActive: true } });
    const { version: _, ...details } = plan;
    await admin.updatePlan({
      id: plan.id,
      body: { ...details, price: 130.5, durationDays: 60, status: 2 },
    });
    const end = instant(expirationDate);
    await at(new Date(end - hour), async () => {
      has(await parent.getActiveSubscription({ id }), { isActive: true, price: 120.55, expirationDate });
    });
    await at(new Date(end + hour), () =>
      // The provider confirms the payment to the server after some time.
      eventually(async () => {
        const renewed = await parent.getActiveSubscription({ id });
        has(renewed, {
          isActive: true,
          price: 130.5,
          startDate,
          // 130.50 and 15 percent of tax are 150.075.
          runningPlans: {
            length: 1,
            0: {
              autoRenew: true,
              termStartDate: expirationDate ?? '',
              payment: { amount: 150.08, vatRatePercent: 15 },
            },
          },
        });
        const { expirationDate: nextEnd, nextBillingDateUtc } = renewed;
        holds(renewed, 'an expiry 60 days later', instant(nextEnd) === end + 60 * day, nextEnd);
        has(renewed, { nextBillingDateUtc: nextEnd });
        holds(renewed, 'a next payment', nextBillingDateUtc !== null);
      }),
    );
  },
  { needs: ['payment', 'clock'] },
);

export const lastRenewals = scenario(
  'last-renewals',
  'A plan that now has no end is renewed once, and then runs without an end.',
  async (context) => {
    const { at, admin, eventually, createUser, createChild } = context;
    const parent = await createUser('Parent', 'settling-parent');
    const { id } = await createChild(parent, 'Zola');
    const { version: _, ...plan } = await createPlan(context, 'Chess');
    const { expirationDate } = await at(daysAgo(45), async () => {
      const bought = await startPlan(context, id, plan.id);
      await agreeToRenewals(context, parent, id);
      return bought;
    });
    await admin.updatePlan({ id: plan.id, body: { ...plan, durationDays: 0 } });
    await at(new Date(instant(expirationDate) + hour), () =>
      eventually(async () =>
        has(await parent.getActiveSubscription({ id }), {
          isActive: true,
          expirationDate: null,
          nextBillingDateUtc: null,
          runningPlans: { 0: { autoRenew: false, termStartDate: expirationDate ?? '' } },
        }),
      ),
    );
  },
  { needs: ['payment', 'clock'] },
);

export const cancelledRenewals = scenario(
  'cancelled-renewals',
  'After auto-renew was turned off, a plan ends at its expiry.',
  async (context) => {
    const { at, createUser, createChild } = context;
    const parent = await createUser('Parent', 'leaving-parent');
    const { id } = await createChild(parent, 'Zola');
    const plan = await createPlan(context, 'Chess');
    const { expirationDate } = await at(daysAgo(45), async () => {
      const bought = await startPlan(context, id, plan.id);
      await agreeToRenewals(context, parent, id);
      await parent.cancelAutoRenew({ id });
      return bought;
    });
    const end = instant(expirationDate);
    await at(new Date(end - hour), async () => {
      has(await parent.getActiveSubscription({ id }), { isActive: true, expirationDate });
    });
    await at(new Date(end + hour), async () => {
      has(await parent.getActiveSubscription({ id }), { isActive: false });
    });
  },
  { needs: ['payment', 'clock'] },
);
