import { applyChoice, findPayment } from '#mocks/payment/provider.ts';
import type { PaymentChoice } from '#mocks/rules/subscriptions/payments.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { subscriptions } from '../subscriptions/subscription-calls.ts';

/** Applies the buyer's choice on the payment page. */
export function choosePayment({ db, now }: Backend, redirectUrl: string, choice: PaymentChoice): void {
  const payment = findPayment(db, new URL(redirectUrl).searchParams);
  if (!payment) throw new Error(`${redirectUrl} leads to no payment.`);
  applyChoice(db, payment, choice, now());
}

/** Polls the subscription, and returns each response. */
export async function pollSubscription(count: number, learnerId: string) {
  const received = [];
  for (let index = 0; index < count; index += 1) received.push(await subscriptions.active(learnerId));
  return received;
}
