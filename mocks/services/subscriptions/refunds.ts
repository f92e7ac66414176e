import type { Db } from '../../data/db.ts';
import type { PaymentRecord, RefundReason } from '../../data/models/subscriptions.ts';
import { homeLink } from '../../rules/application-links.ts';
import { isRefundRecent } from '../../rules/subscriptions/payments.ts';
import { sendMail } from '../outbox.ts';

const reasonTexts: Readonly<Record<RefundReason, string>> = {
  blocked: 'because a plan of the same type or price is already running',
  deleted: 'because the learner’s account was deleted before the payment was confirmed',
  otherRole: 'because the learner’s account got another role before the payment was confirmed',
};

export interface RefundCall {
  now: Date;
  applicationUrl: string;
}

export function refundPayment(
  db: Db,
  { id, buyerId, planId, amount }: PaymentRecord,
  reason: RefundReason,
  { now, applicationUrl }: RefundCall,
): void {
  db.payments.update(id, { state: 'refunded', refundedAtUtc: now.toISOString(), refundReason: reason });
  const buyer = db.users.get(buyerId);
  if (!buyer?.email) return;
  const { planName, currency } = db.plans.getOrThrow(planId);
  sendMail(db, now, {
    kind: 'refund',
    to: buyer.email,
    subject: `Your payment for ${planName} was refunded`,
    text: [
      `Hello ${buyer.name},`,
      `Your payment of ${currency} ${amount.toFixed(2)} for ${planName} was refunded in full, ${reasonTexts[reason]}.`,
      `Your learners and their plans: ${homeLink(applicationUrl)}`,
    ].join('\n\n'),
    link: homeLink(applicationUrl),
  });
}

export function endCheckouts(
  db: Db,
  learnerId: string,
  reason: Exclude<RefundReason, 'blocked'>,
  call: RefundCall,
): void {
  for (const payment of db.payments.where('learnerId', learnerId)) {
    if (payment.kind !== 'checkout') continue;
    if (payment.state === 'paid') refundPayment(db, payment, reason, call);
    if (payment.state === 'open') db.payments.update(payment.id, { state: 'cancelled' });
  }
}

/** The message for the family about the latest refund in the last 24 hours, or null. */
export function refundMessage(db: Db, learnerId: string, now: Date): string | null {
  const latest = db.payments
    .where('learnerId', learnerId)
    .filter((payment) => isRefundRecent(payment, now))
    .toSorted((first, second) => (first.refundedAtUtc ?? '').localeCompare(second.refundedAtUtc ?? ''))
    .at(-1);
  if (!latest?.refundReason) return null;
  return `The payment for ${db.plans.getOrThrow(latest.planId).planName} was refunded, ${reasonTexts[latest.refundReason]}.`;
}
