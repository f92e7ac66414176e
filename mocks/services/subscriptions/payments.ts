import type { Db } from '../../data/db.ts';
import type { PaymentRecord, PlanRecord, PromotionRecord } from '../../data/models/subscriptions.ts';
import { amountOf, pollResult, pollsBeforeConfirmation } from '../../rules/subscriptions/payments.ts';
import { isPurchaseBlocked } from '../../rules/subscriptions/subscriptions.ts';
import { canActFor } from '../guardians.ts';
import { refundPayment } from './refunds.ts';
import { activeSubscriptions, startSubscription } from './subscriptions.ts';

interface PaymentCall {
  now: Date;
  randomId: (prefix: string) => string;
  applicationUrl: string;
}

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
    pollsLeft: pollsBeforeConfirmation['third-poll'],
  });
}

/** Counts a poll of the learner's subscription; after some polls, the provider's confirmation arrives. */
export function pollPayments(db: Db, learnerId: string, call: PaymentCall): void {
  for (const payment of db.payments.where('learnerId', learnerId).toSorted(byPaidAt)) {
    const result = pollResult(payment);
    if (result === 'waiting') db.payments.update(payment.id, { pollsLeft: payment.pollsLeft - 1 });
    if (result === 'confirmed') confirm(db, payment, call);
  }
}

/** Earliest first, so that the adult who agrees last pays for renewals. */
const byPaidAt = (first: PaymentRecord, second: PaymentRecord) =>
  (first.paidAtUtc ?? '').localeCompare(second.paidAtUtc ?? '');

function confirm(db: Db, payment: PaymentRecord, call: PaymentCall): void {
  const { kind, learnerId, buyerId, planId, subscriptionId, price } = payment;
  const active = activeSubscriptions(db, learnerId, call.now);
  if (kind === 'recurring') {
    const subscription = active.find(({ id }) => id === subscriptionId);
    const isPossible = subscription && canActFor(db, buyerId, db.users.getOrThrow(learnerId));
    if (isPossible) db.subscriptions.update(subscription.id, { autoRenew: true, payerId: buyerId });
    db.payments.update(payment.id, { state: isPossible ? 'settled' : 'cancelled' });
  } else if (isPurchaseBlocked(active, { id: planId, price })) {
    // Another checkout was open at the same time, and its plan now blocks this one.
    refundPayment(db, payment, 'blocked', call);
  } else {
    startSubscription(db, payment, call);
    db.payments.update(payment.id, { state: 'settled' });
  }
}

export function cancelAgreements(db: Db, learnerId: string): void {
  for (const { id, kind, state } of db.payments.where('learnerId', learnerId)) {
    const isPending = kind === 'recurring' && (state === 'open' || state === 'paid');
    if (isPending) db.payments.update(id, { state: 'cancelled' });
  }
}
