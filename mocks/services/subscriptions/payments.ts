import type { Db } from '../../data/db.ts';
import type { PaymentRecord, PlanRecord, PromotionRecord } from '../../data/plan-records.ts';
import { heardOf, pollsBeforeConfirmation, quoteFor } from '../../rules/subscriptions/payments.ts';
import { blocks } from '../../rules/subscriptions/subscriptions.ts';
import { runningSubscriptions, startSubscription } from './subscriptions.ts';

interface Surroundings {
  now: Date;
  randomId: (prefix: string) => string;
}

/**
 * A payment at the provider, not yet made, on the plan's terms as they are now.
 *
 * @param promotion what lowers it, undefined for the full price
 */
export function preparePayment(
  db: Db,
  randomId: Surroundings['randomId'],
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

/** Somebody asks for the learner's subscription: the provider's confirmations come nearer, or arrive (D-108). */
export function hearFromProvider(db: Db, learnerId: string, surroundings: Surroundings): void {
  for (const payment of db.payments.where('learnerId', learnerId)) {
    const heard = heardOf(payment);
    if (heard === 'waiting') db.payments.update(payment.id, { pollsLeft: payment.pollsLeft - 1 });
    if (heard === 'confirmed') {
      const state = settle(db, payment, surroundings) ? 'settled' : 'cancelled';
      db.payments.update(payment.id, { state });
    }
  }
}

/** @returns false for a payment that nothing can come of any more: the money goes back */
function settle(
  db: Db,
  { kind, learnerId, planId, price }: PaymentRecord,
  surroundings: Surroundings,
): boolean {
  const running = runningSubscriptions(db, learnerId, surroundings.now);
  if (kind === 'recurring') {
    const subscription = running.find((one) => one.planId === planId);
    if (subscription) db.subscriptions.update(subscription.id, { autoRenew: true, mayRenew: true });
    return subscription !== undefined;
  }
  // Two checkouts may have been open at once: the plan that the second one paid for is blocked by now.
  if (blocks(running, { id: planId, price })) return false;
  startSubscription(db, { learnerId, planId, price }, surroundings);
  return true;
}
