import type { Db } from '../data/db.ts';
import type { PaymentRecord } from '../data/plan-records.ts';
import { quoteFor, stateAfter, type Choice, type Quote } from '../rules/subscriptions/payments.ts';

/** What the provider's page shows of a payment. Amounts are whole cents. */
export interface PaymentView {
  kind: PaymentRecord['kind'];
  /** What became of it; `open` as long as nobody has chosen. */
  state: 'open' | 'paid' | 'cancelled' | 'failed';
  planName: string;
  /** The plan's own words, such as Monthly. */
  duration: string;
  durationDays: number;
  /** A provider has no need of the whole name of a child. */
  learnerFirstName: string;
  quote: Quote;
  vatRatePercent: number;
  /** The promotion that lowers the amount, null without one. */
  promotion: { name: string; percent: number } | null;
  /** `yyyy-MM-dd` of the first renewal, null for a checkout. */
  renewsOn: string | null;
  /** Where the browser goes afterwards. */
  back: string;
}

/** The address of the page, taken apart: which payment, and what the application added for recurring ones. */
export interface PaymentAddress {
  search: URLSearchParams;
  /** Origin of the application. */
  applicationUrl: string;
}

/**
 * The payment that an address means. For an address that was given out for another learner there is none: the server
 * would not accept what comes of it (`enableAutoRenew`).
 */
export function paymentOf(db: Db, search: URLSearchParams): PaymentRecord | undefined {
  const payment = db.payments.get(search.get('payment'));
  const claimed = search.get('custom_str4');
  return claimed === null || claimed === payment?.learnerId ? payment : undefined;
}

/**
 * Where the browser goes when the buyer is done, paid or not (D-106): a checkout to the address that the server gave
 * the provider, a recurring payment to the `return_url` that the application added. That one is followed on the
 * application's own origin only, so that nobody is led elsewhere by a link that looks like ours (D-107).
 */
export function wayBack(
  { kind, learnerId }: Pick<PaymentRecord, 'kind' | 'learnerId'>,
  { search, applicationUrl }: PaymentAddress,
): string {
  const standard = new URL('/subscribe/success', applicationUrl);
  standard.searchParams.set('learnerId', learnerId);
  if (kind === 'checkout') return standard.href;
  standard.searchParams.set('recurring', '1');

  const wanted = search.get('return_url') ?? '';
  const given = URL.canParse(wanted) ? new URL(wanted) : standard;
  // The protocol counts, too: a blob: address has the origin of whoever made it.
  const isOwn = given.origin === standard.origin && given.protocol === standard.protocol;
  return isOwn ? given.href : standard.href;
}

export function paymentView(db: Db, payment: PaymentRecord, address: PaymentAddress): PaymentView {
  const plan = db.plans.getOrThrow(payment.planId);
  const promotion = db.promotions.get(payment.promotionId);
  const discountPercent = promotion?.discountPercent ?? 0;
  const [expiry] = db.subscriptions
    .where('learnerId', payment.learnerId)
    .filter(({ planId }) => planId === payment.planId)
    .map(({ expirationDate }) => expirationDate.slice(0, 10))
    .toSorted()
    .toReversed();
  return {
    kind: payment.kind,
    // That the school has heard of a payment is nothing to the provider.
    state: payment.state === 'settled' ? 'paid' : payment.state,
    planName: plan.planName,
    duration: plan.duration,
    durationDays: plan.durationDays,
    learnerFirstName: db.users.getOrThrow(payment.learnerId).name,
    quote: quoteFor({ ...payment, discountPercent }),
    vatRatePercent: payment.vatRatePercent,
    promotion: promotion ? { name: promotion.name ?? 'Promotion', percent: discountPercent } : null,
    renewsOn: payment.kind === 'recurring' ? (expiry ?? null) : null,
    back: wayBack(payment, address),
  };
}

/** Pay, Cancel or Fail. A payment that was decided before stays as it is. */
export function choose(db: Db, payment: PaymentRecord, choice: Choice): void {
  const state = stateAfter(payment.state, choice);
  if (state !== payment.state) db.payments.update(payment.id, { state });
}
