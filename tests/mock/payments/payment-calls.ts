import { applyChoice, findPayment } from '#mocks/payment/provider.ts';
import type { PaymentChoice } from '#mocks/rules/subscriptions/payments.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { subscriptions } from '../subscriptions/subscription-calls.ts';

/** Chooses on the provider's page. */
export function decide({ db, now }: Backend, redirectUrl: string, choice: PaymentChoice): void {
  const payment = findPayment(db, new URL(redirectUrl).searchParams);
  if (!payment) throw new Error(`${redirectUrl} leads to no payment.`);
  applyChoice(db, payment, choice, now());
}

/** What the success screen receives with each poll. */
export async function polls(count: number, learnerId: string) {
  const received = [];
  for (let poll = 0; poll < count; poll += 1) received.push(await subscriptions.active(learnerId));
  return received;
}
