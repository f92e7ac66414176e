import type { Db } from '../../data/db.ts';
import type { PaymentRecord } from '../../data/models/subscriptions.ts';
import { isRefundNews } from '../../rules/subscriptions/payments.ts';
import { sendMail } from '../outbox.ts';

/** Why a payment is refunded, as a clause for the family. */
const reasons = {
  blocked: 'because a plan of the same type or price is already running',
  deleted: 'because the learner’s account was deleted before the payment was confirmed',
} as const;

/** The part of a call that a refund needs. */
interface RefundCall {
  now: Date;
  applicationUrl: string;
}

/** Refunds a payment in full, and tells its buyer by e-mail. */
export function refundPayment(
  db: Db,
  { id, buyerId, planId, amount }: PaymentRecord,
  reason: keyof typeof reasons,
  { now, applicationUrl }: RefundCall,
): void {
  db.payments.update(id, { state: 'refunded', refundedAtUtc: now.toISOString() });
  const buyer = db.users.get(buyerId);
  if (!buyer?.email) return;
  const { planName, currency } = db.plans.getOrThrow(planId);
  sendMail(db, now, {
    kind: 'refund',
    to: buyer.email,
    subject: `Your payment for ${planName} was refunded`,
    text: [
      `Hello ${buyer.name},`,
      `Your payment of ${currency} ${amount.toFixed(2)} for ${planName} was refunded in full, ${reasons[reason]}.`,
      `You find your learners and their plans here: ${applicationUrl}`,
    ].join('\n\n'),
    link: applicationUrl,
  });
}

/** Refunds what was paid for a learner and is not confirmed yet: nobody is left to get it. */
export function refundUnconfirmed(db: Db, learnerId: string, call: RefundCall): void {
  for (const payment of db.payments.where('learnerId', learnerId)) {
    const isPaid = payment.kind === 'checkout' && payment.state === 'paid';
    if (isPaid) refundPayment(db, payment, 'deleted', call);
  }
}

/** What the family should know of a refund, for one day; otherwise null. */
export function refundMessage(db: Db, learnerId: string, now: Date): string | null {
  const latest = db.payments.where('learnerId', learnerId).findLast((payment) => isRefundNews(payment, now));
  if (!latest) return null;
  return `The payment for ${db.plans.getOrThrow(latest.planId).planName} was refunded, ${reasons.blocked}.`;
}
