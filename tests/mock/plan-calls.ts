import { client, unwrap } from '#api/client.ts';
import type { components } from '#api/contract.gen.ts';
import { applyChoice, findPayment } from '#mocks/payment/provider.ts';
import type { PaymentChoice } from '#mocks/rules/subscriptions/payments.ts';
import type { Backend } from '#mocks/server/backend.ts';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

/** In the client's types every JSON string is an object, but the client decodes only question data, not `featuresJson`. */
const asPlan = (response: Promise<unknown>) => response as Promise<Schemas['Plan']>;

/** Operations of the tags Plans, Subscriptions and Payments, through the real client. */
export const plans = {
  get: (id: string) => asPlan(unwrap(client.GET('/subscriptions/plans/{id}', at(id)))),
  update: (id: string, body: Schemas['PlanUpdate']) =>
    asPlan(unwrap(client.PUT('/subscriptions/plans/{id}', { ...at(id), body: body as never }))),
  setPrice: (id: string, price: number) =>
    asPlan(unwrap(client.POST('/subscriptions/plans/{id}/price', { ...at(id), body: { price } }))),
};

export const promotions = {
  create: (planId: string, body: Schemas['NewPromotion']) =>
    unwrap(client.POST('/subscriptions/plans/{id}/promotions', { ...at(planId), body })),
  toggle: (promoId: string, isActive: boolean) =>
    unwrap(
      client.POST('/subscriptions/plans/promotions/{promoId}/toggle', {
        params: { path: { promoId } },
        body: { isActive },
      }),
    ),
};

export const subscriptions = {
  active: (learnerId: string) => unwrap(client.GET('/subscriptions/learner/{id}/active', at(learnerId))),
  cancelAutoRenew: (learnerId: string) =>
    unwrap(client.POST('/subscriptions/manage/learner/{id}/cancel-autorenew', at(learnerId))),
  enableAutoRenew: (learnerId: string) =>
    unwrap(client.POST('/subscriptions/manage/learner/{id}/enable-autorenew', at(learnerId))),
  askForPlan: (body: Schemas['UnlockRequest']) =>
    unwrap(client.POST('/subscriptions/unlock-requests', { body })),
  checkout: (learnerId: string, subscriptionPlanId: string) =>
    unwrap(client.POST('/payments/checkout', { body: { learnerId, subscriptionPlanId } })),
};

/** Applies the buyer's choice on the payment page. */
export function choosePayment(
  { db, now, environment }: Backend,
  redirectUrl: string,
  choice: PaymentChoice,
): void {
  const payment = findPayment(db, new URL(redirectUrl).searchParams);
  if (!payment) throw new Error(`${redirectUrl} leads to no payment.`);
  const { paymentConfirmation: confirmation } = environment;
  applyChoice(db, payment, choice, { now: now(), confirmation });
}

/** Polls the subscription, and returns each response. */
export async function pollSubscription(count: number, learnerId: string) {
  const received = [];
  for (let index = 0; index < count; index += 1) received.push(await subscriptions.active(learnerId));
  return received;
}
