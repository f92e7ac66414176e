import type { Db } from '../../data/db.ts';
import type { PaymentRecord, PlanRecord, PromotionRecord } from '../../data/models/subscriptions.ts';
import { pollResult, pollsBeforeConfirmation, quoteFor } from '../../rules/subscriptions/payments.ts';
import { blocksPurchase } from '../../rules/subscriptions/subscriptions.ts';
import { activeSubscriptions, startSubscription } from './subscriptions.ts';

/** The part of a call that payments need. */
interface PaymentCall {
  now: Date;
  randomId: (prefix: string) => string;
}

/**
 * Creates an open payment at the provider, with the plan's current terms.
 *
 * @param promotion what lowers it, undefined for the full price
 */
export function preparePayment(
  db: Db,
  randomId: PaymentCall['randomId'],
  {
    kind,
    learnerId,
    plan,
    promotion,
  }: Pick<PaymentRecord, 'kind' | 'learnerId'> & {
    plan: PlanRecord;
    promotion?: PromotionRecord | undefined;
  },
): PaymentRecord {
  const { price, priceIncludesVat, vatRatePercent } = plan;
  const discountPercent = promotion?.discountPercent ?? 0;
  const { amount } = quoteFor({ price, priceIncludesVat, vatRatePercent, discountPercent });
  return db.payments.insert({
    id: randomId('pay'),
    kind,
    learnerId,
    planId: plan.id,
    price,
    priceIncludesVat,
    vatRatePercent,
    promotionId: promotion?.id ?? null,
    amount: amount / 100,
    state: 'open',
    pollsLeft: pollsBeforeConfirmation,
  });
}

/** Counts one poll of the learner's subscription, after a few of which the provider's confirmation arrives (D-108). */
export function pollPayments(db: Db, learnerId: string, call: PaymentCall): void {
  for (const payment of db.payments.where('learnerId', learnerId)) {
    const result = pollResult(payment);
    if (result === 'waiting') db.payments.update(payment.id, { pollsLeft: payment.pollsLeft - 1 });
    if (result === 'confirmed') {
      const state = applyPayment(db, payment, call) ? 'settled' : 'cancelled';
      db.payments.update(payment.id, { state });
    }
  }
}

/** @returns false for a payment that no longer has an effect: it is refunded */
function applyPayment(db: Db, { kind, learnerId, planId, price }: PaymentRecord, call: PaymentCall): boolean {
  const active = activeSubscriptions(db, learnerId, call.now);
  if (kind === 'recurring') {
    const subscription = active.find((one) => one.planId === planId);
    if (subscription) db.subscriptions.update(subscription.id, { autoRenew: true, mayRenew: true });
    return subscription !== undefined;
  }
  // Two checkouts may have been open at once: by now, the plan of the second one is blocked by that of the first.
  if (blocksPurchase(active, { id: planId, price })) return false;
  startSubscription(db, { learnerId, planId, price }, call);
  return true;
}
