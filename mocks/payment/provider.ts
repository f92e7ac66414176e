import type { Db } from '../data/db.ts';
import type { PaymentRecord } from '../data/models/subscriptions.ts';
import { isInApplication } from '../rules/application-links.ts';
import { schoolDay } from '../rules/date-times.ts';
import {
  quoteFor,
  stateAfter,
  successUrl,
  unpaidUrl,
  pollsBeforeConfirmation,
  type PaymentChoice,
  type PaymentConfirmation,
  type Quote,
} from '../rules/subscriptions/payments.ts';

export interface PaymentView {
  kind: PaymentRecord['kind'];
  /** `open` until the buyer has chosen. */
  state: 'open' | 'paid' | 'cancelled' | 'failed' | 'refunded';
  planName: string;
  duration: string;
  durationDays: number;
  /** Only the first name, to protect the child's identity. */
  learnerFirstName: string;
  quote: Quote;
  vatRatePercent: number;
  /** Null without a promotion that lowers the amount. */
  promotion: { name: string; percent: number } | null;
  /** `yyyy-MM-dd` of the first renewal, null for a checkout. */
  renewsOn: string | null;
  returnUrl: string;
}

export interface PaymentPageUrl {
  /** The payment's id, and the parameters that the application adds for recurring payments. */
  search: URLSearchParams;
  /** Without a trailing slash. */
  applicationUrl: string;
}

/** Returns undefined for an unknown payment, and for a URL that names a learner other than the payment's. */
export function findPayment(db: Db, search: URLSearchParams): PaymentRecord | undefined {
  const payment = db.payments.get(search.get('payment'));
  const claimedLearnerId = search.get('custom_str4');
  return claimedLearnerId === null || claimedLearnerId === payment?.learnerId ? payment : undefined;
}

/**
 * The URL to which the browser returns (D-106). After an agreement to renewals, the application may choose it with
 * `return_url`, which must be a page of the application to prevent an open redirect (D-107).
 */
export function returnUrl(payment: PaymentRecord, { search, applicationUrl }: PaymentPageUrl): string {
  const { kind, learnerId, state } = payment;
  if (state === 'cancelled' || state === 'failed') return unpaidUrl(applicationUrl, payment, state).href;
  const defaultUrl = successUrl(applicationUrl, learnerId);
  if (kind === 'checkout') return defaultUrl.href;
  defaultUrl.searchParams.set('recurring', '1');

  const requested = search.get('return_url') ?? '';
  const url = URL.canParse(requested) ? new URL(requested) : defaultUrl;
  return isInApplication(url, applicationUrl) ? url.href : defaultUrl.href;
}

export function paymentView(db: Db, payment: PaymentRecord, url: PaymentPageUrl): PaymentView {
  const plan = db.plans.getOrThrow(payment.planId);
  const promotion = db.promotions.get(payment.promotionId);
  const discountPercent = promotion?.discountPercent ?? 0;
  const renewing = db.subscriptions.get(payment.subscriptionId);
  return {
    kind: payment.kind,
    // The provider cannot see whether the school has settled the payment.
    state: payment.state === 'settled' ? 'paid' : payment.state,
    planName: plan.planName,
    duration: plan.duration,
    durationDays: payment.durationDays,
    learnerFirstName: db.users.getOrThrow(payment.learnerId).name,
    quote: quoteFor({ ...payment, discountPercent }),
    vatRatePercent: payment.vatRatePercent,
    promotion: promotion ? { name: promotion.name ?? 'Promotion', percent: discountPercent } : null,
    renewsOn: renewing?.expirationDate ? schoolDay(new Date(renewing.expirationDate)) : null,
    returnUrl: returnUrl(payment, url),
  };
}

export function applyChoice(
  db: Db,
  { id }: PaymentRecord,
  choice: PaymentChoice,
  { now, confirmation }: { now: Date; confirmation: PaymentConfirmation },
): PaymentRecord {
  // The payment may have changed since the page was rendered.
  const payment = db.payments.getOrThrow(id);
  const state = stateAfter(payment.state, choice);
  if (state === payment.state) return payment;
  const paid = { paidAtUtc: now.toISOString(), pollsLeft: pollsBeforeConfirmation[confirmation] };
  return db.payments.update(id, { state, ...(state === 'paid' && paid) });
}
