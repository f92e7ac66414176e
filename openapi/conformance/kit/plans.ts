import type { Client, SuccessOf } from './client.ts';
import { has, lists } from './expect.ts';
import type { Context } from './scenario.ts';

type NewPlan = Parameters<Client['createPlan']>[0]['body'];

/** Creates a plan on sale, of 30 days unless the details say otherwise. */
export const createPlan = (
  { admin, name }: Pick<Context, 'admin' | 'name'>,
  planName: string,
  details: Partial<NewPlan> = {},
): ReturnType<Client['createPlan']> =>
  admin.createPlan({
    body: {
      planName: name(planName),
      // After the school's own plans.
      displayOrder: 900_000,
      price: 120.55,
      currency: 'ZAR',
      durationDays: 30,
      status: 1,
      ...details,
    },
  });

/** Starts a plan for a learner without a payment. */
export const startPlan = async (
  { admin }: Pick<Context, 'admin'>,
  learnerId: string,
  planId: string,
): Promise<SuccessOf<'createSubscription'>> => admin.createSubscription({ body: { learnerId, planId } });

/** Expects a plan to run for a learner, and gives it. */
export async function runningPlan(reader: Client, learnerId: string, planId: string) {
  const status = await reader.getActiveSubscription({ id: learnerId });
  has(status, { isActive: true });
  return lists(status.runningPlans, { planId });
}

/** Makes a choice on the provider's page, and does not wait for the confirmation. */
export async function checkOut(
  { completePayment }: Pick<Context, 'completePayment'>,
  buyer: Client,
  learnerId: string,
  planId: string,
  choice: 'pay' | 'fail' | 'cancel' = 'pay',
): Promise<void> {
  const body = { learnerId, subscriptionPlanId: planId };
  const { redirectUrl } = await buyer.createCheckout({ body });
  await completePayment({ redirectUrl, choice });
}

/**
 * Buys another plan for the learner, and waits until it runs: by then, the provider has confirmed the earlier
 * payments for the learner, too.
 */
export async function waitForConfirmations(
  context: Context,
  buyer: Client,
  learnerId: string,
): Promise<void> {
  const plan = await createPlan(context, 'Later purchase', { price: 7.77 });
  await checkOut(context, buyer, learnerId, plan.id);
  await context.eventually(async () => void (await runningPlan(buyer, learnerId, plan.id)));
}

/** Starts to turn auto-renew on, and makes a choice on the provider's page. */
export async function answerAgreement(
  { completePayment }: Pick<Context, 'completePayment'>,
  payer: Client,
  learnerId: string,
  choice: 'pay' | 'fail' | 'cancel' = 'pay',
): Promise<void> {
  const renewal = await payer.enableAutoRenew({ id: learnerId });
  has(renewal, { requiresRedirect: true });
  await completePayment({ redirectUrl: renewal.redirectUrl, choice, learnerId });
}

/** Agrees to renewals of the learner's newest plan, and waits until auto-renew is on. */
export async function agreeToRenewals(context: Context, payer: Client, learnerId: string): Promise<void> {
  await answerAgreement(context, payer, learnerId);
  await context.eventually(async () =>
    has(await payer.getActiveSubscription({ id: learnerId }), { runningPlans: { 0: { autoRenew: true } } }),
  );
}
