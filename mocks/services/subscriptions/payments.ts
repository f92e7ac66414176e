import type { Db } from '../../data/db.ts';
import type { PaymentRecord, PlanRecord, PromotionRecord } from '../../data/models/subscriptions.ts';
import { amountOf, pollResult, pollsBeforeConfirmation } from '../../rules/subscriptions/payments.ts';
import { blocksPurchase } from '../../rules/subscriptions/subscriptions.ts';
import { mayActFor } from '../guardians.ts';
import { refundPayment } from './refunds.ts';
import { activeSubscriptions, startSubscription } from './subscriptions.ts';

/** The part of a call that payments need. */
interface PaymentCall {
  now: Date;
  randomId: (prefix: string) => string;
  applicationUrl: string;
}

/**
 * Creates an open payment at the provider, with the plan's current terms.
 *
 * @param promotion what lowers it, undefined for the full price
 * @param subscriptionId what is to renew itself, null for a checkout
 */
export function preparePayment(
  db: Db,
  randomId: PaymentCall['randomId'],
  {
    kind,
    learnerId,
    buyerId,
    plan,
    promotion,
    subscriptionId = null,
  }: Pick<PaymentRecord, 'kind' | 'learnerId' | 'buyerId'> & {
    plan: PlanRecord;
    promotion?: PromotionRecord | undefined;
    subscriptionId?: string | null;
  },
): PaymentRecord {
  const { price, priceIncludesVat, vatRatePercent, durationDays } = plan;
  return db.payments.insert({
    id: randomId('pay'),
    kind,
    learnerId,
    buyerId,
    planId: plan.id,
    subscriptionId,
    price,
    priceIncludesVat,
    vatRatePercent,
    durationDays,
    promotionId: promotion?.id ?? null,
    amount: amountOf(plan, promotion),
    state: 'open',
    paidAtUtc: null,
    refundedAtUtc: null,
    refundReason: null,
    pollsLeft: pollsBeforeConfirmation,
  });
}

/** Counts one poll of the learner's subscription, after a few of which the provider's confirmation arrives (D-108). */
export function pollPayments(db: Db, learnerId: string, call: PaymentCall): void {
  for (const payment of db.payments.where('learnerId', learnerId).toSorted(byPaidAt)) {
    const result = pollResult(payment);
    if (result === 'waiting') db.payments.update(payment.id, { pollsLeft: payment.pollsLeft - 1 });
    if (result === 'confirmed') confirm(db, payment, call);
  }
}

/** The earliest first: of two adults who have agreed to renewals, the one who agreed last pays. */
const byPaidAt = (one: PaymentRecord, other: PaymentRecord) =>
  (one.paidAtUtc ?? '').localeCompare(other.paidAtUtc ?? '');

function confirm(db: Db, payment: PaymentRecord, call: PaymentCall): void {
  const { kind, learnerId, buyerId, planId, subscriptionId, price } = payment;
  const active = activeSubscriptions(db, learnerId, call.now);
  if (kind === 'recurring') {
    const subscription = active.find(({ id }) => id === subscriptionId);
    const isPossible = subscription && mayActFor(db, buyerId, db.users.getOrThrow(learnerId));
    if (isPossible) db.subscriptions.update(subscription.id, { autoRenew: true, payerId: buyerId });
    db.payments.update(payment.id, { state: isPossible ? 'settled' : 'cancelled' });
  } else if (blocksPurchase(active, { id: planId, price })) {
    // Two checkouts may have been open at once: by now, the plan of the second one is blocked by that of the first.
    refundPayment(db, payment, 'blocked', call);
  } else {
    startSubscription(db, payment, call);
    db.payments.update(payment.id, { state: 'settled' });
  }
}

/** Ends agreements to renewals that are not confirmed yet: they come from before auto-renew was turned off. */
export function cancelAgreements(db: Db, learnerId: string): void {
  for (const { id, kind, state } of db.payments.where('learnerId', learnerId)) {
    const isPending = kind === 'recurring' && (state === 'open' || state === 'paid');
    if (isPending) db.payments.update(id, { state: 'cancelled' });
  }
}
