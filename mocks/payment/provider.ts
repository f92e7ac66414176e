import type { Db } from '../data/db.ts';
import type { PaymentRecord } from '../data/models/subscriptions.ts';
import { isInApplication } from '../rules/application-links.ts';
import { schoolDay } from '../rules/date-times.ts';
import {
  quoteFor,
  stateAfter,
  successUrl,
  unpaidUrl,
  type PaymentChoice,
  type Quote,
} from '../rules/subscriptions/payments.ts';

/** A payment as the provider's page shows it. Amounts are in whole cents. */
export interface PaymentView {
  kind: PaymentRecord['kind'];
  /** `open` until the buyer has chosen. */
  state: 'open' | 'paid' | 'cancelled' | 'failed' | 'refunded';
  planName: string;
  /** The plan's own term, such as Monthly. */
  duration: string;
  durationDays: number;
  /** A provider does not need a child's full name. */
  learnerFirstName: string;
  quote: Quote;
  vatRatePercent: number;
  /** The promotion that lowers the amount, null without one. */
  promotion: { name: string; percent: number } | null;
  /** `yyyy-MM-dd` of the first renewal, null for a checkout. */
  renewsOn: string | null;
  /** Where the browser goes afterwards. */
  returnUrl: string;
}

/** The URL of the page: which payment, and what the application has added for recurring ones. */
export interface PaymentPageUrl {
  search: URLSearchParams;
  /** Where the application stands, without a slash at its end. */
  applicationUrl: string;
}

/**
 * The payment of a URL, or undefined. A URL that was made for another learner has none: the server would not accept its
 * result (`enableAutoRenew`).
 */
export function findPayment(db: Db, search: URLSearchParams): PaymentRecord | undefined {
  const payment = db.payments.get(search.get('payment'));
  const claimed = search.get('custom_str4');
  return claimed === null || claimed === payment?.learnerId ? payment : undefined;
}

/**
 * Where the browser goes when the buyer is done (D-106). The server has given the provider all of these URLs, except that of
 * a buyer who has agreed to renewals: the application adds it as `return_url`. It must be a page of the application itself,
 * so that a link that looks like ours leads nowhere else (D-107).
 */
export function returnUrl(payment: PaymentRecord, { search, applicationUrl }: PaymentPageUrl): string {
  const { kind, learnerId, state } = payment;
  if (state === 'cancelled' || state === 'failed') return unpaidUrl(applicationUrl, payment, state).href;
  const standard = successUrl(applicationUrl, learnerId);
  if (kind === 'checkout') return standard.href;
  standard.searchParams.set('recurring', '1');

  const requested = search.get('return_url') ?? '';
  const url = URL.canParse(requested) ? new URL(requested) : standard;
  return isInApplication(url, applicationUrl) ? url.href : standard.href;
}

export function paymentView(db: Db, payment: PaymentRecord, url: PaymentPageUrl): PaymentView {
  const plan = db.plans.getOrThrow(payment.planId);
  const promotion = db.promotions.get(payment.promotionId);
  const discountPercent = promotion?.discountPercent ?? 0;
  const renewing = db.subscriptions.get(payment.subscriptionId);
  return {
    kind: payment.kind,
    // For the provider, a payment that the school has settled is simply paid.
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

/**
 * Pays, cancels or fails an open payment; any other stays as it is.
 *
 * @returns the payment afterwards
 */
export function applyChoice(db: Db, { id }: PaymentRecord, choice: PaymentChoice, now: Date): PaymentRecord {
  // The payment may have been paid or cancelled since it was shown.
  const payment = db.payments.getOrThrow(id);
  const state = stateAfter(payment.state, choice);
  if (state === payment.state) return payment;
  return db.payments.update(id, { state, ...(state === 'paid' && { paidAtUtc: now.toISOString() }) });
}
