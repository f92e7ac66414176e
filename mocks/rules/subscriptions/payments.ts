import type { PaymentRecord } from '../../data/models/subscriptions.ts';

/**
 * Where the browser goes after paying (D-106).
 *
 * @param applicationUrl without a slash at its end
 */
export function successUrl(applicationUrl: string, learnerId: string): URL {
  const url = new URL(`${applicationUrl}/subscribe/success`);
  url.searchParams.set('learnerId', learnerId);
  return url;
}

/**
 * Where the browser goes when the buyer has cancelled, or the provider has refused: to the plans, or to the plan that was to
 * renew itself.
 */
export function unpaidUrl(
  applicationUrl: string,
  { kind, learnerId, planId }: Pick<PaymentRecord, 'kind' | 'learnerId' | 'planId'>,
  outcome: 'cancelled' | 'failed',
): URL {
  if (kind === 'recurring') {
    return new URL(
      `${applicationUrl}/manage-subscription/${encodeURIComponent(learnerId)}?outcome=${outcome}`,
    );
  }
  const query = new URLSearchParams({ learnerId, planId, outcome });
  return new URL(`${applicationUrl}/subscribe?${query}`);
}

/** For how long the family is told about a refund, in milliseconds. */
const refundNewsMs = 24 * 60 * 60 * 1000;

/** Whether the family should still be told about the refund of a payment. */
export const isRefundNews = ({ refundedAtUtc }: Pick<PaymentRecord, 'refundedAtUtc'>, now: Date): boolean =>
  refundedAtUtc !== null && now.getTime() - Date.parse(refundedAtUtc) < refundNewsMs;

/** How often the application polls before the provider's confirmation arrives (D-108). */
export const pollsBeforeConfirmation = 2;

/** What an amount is calculated from, in rand and percent. */
interface PriceTerms {
  price: number;
  priceIncludesVat: boolean;
  vatRatePercent: number;
  /** 0 without a promotion. */
  discountPercent: number;
}

/** The parts of a payment in whole cents. `amount` is price less discount, plus the tax where it is added. */
export interface Quote {
  price: number;
  discount: number;
  vat: number;
  /** Whether the tax is added to the price; otherwise the amount includes `vat`. */
  isVatAdded: boolean;
  amount: number;
}

/** A number of at most two decimals as a whole one: in binary fractions, 1.15 times 100 is not 115. */
const hundredths = (decimal: number): bigint => BigInt(Math.round(decimal * 100));

const whole = hundredths(100);

/** A fraction, rounded half up. */
const roundHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * What a buyer pays: the price, lowered by the promotion, plus the value-added tax if the price does not include it.
 * It is calculated exactly and rounded once, at the end, half up to whole cents; the parts are such that they add up to it.
 * No number has more than two decimals.
 */
export function quoteFor({ price, priceIncludesVat, vatRatePercent, discountPercent }: PriceTerms): Quote {
  const cents = hundredths(price);
  const net = cents * (whole - hundredths(discountPercent));
  const withVat = whole + hundredths(vatRatePercent);
  const lowered = roundHalfUp(net, whole);
  const amount = priceIncludesVat ? lowered : roundHalfUp(net * withVat, whole * whole);
  return {
    price: Number(cents),
    discount: Number(cents) - lowered,
    vat: amount - (priceIncludesVat ? roundHalfUp(net, withVat) : lowered),
    isVatAdded: !priceIncludesVat && vatRatePercent > 0,
    amount,
  };
}

/**
 * What a plan costs now, in rand.
 *
 * @param promotion the one that applies, if any
 */
export const amountOf = (
  plan: Omit<PriceTerms, 'discountPercent'>,
  promotion: { discountPercent: number | null } | undefined,
): number => quoteFor({ ...plan, discountPercent: promotion?.discountPercent ?? 0 }).amount / 100;

export const paymentChoices = ['pay', 'cancel', 'fail'] as const;

export type PaymentChoice = (typeof paymentChoices)[number];

export const isPaymentChoice = (value: unknown): value is PaymentChoice =>
  paymentChoices.some((choice) => choice === value);

const outcome = { pay: 'paid', cancel: 'cancelled', fail: 'failed' } as const;

/** The state of a payment after a choice at the provider. It is decided once: later choices change nothing. */
export const stateAfter = (state: PaymentRecord['state'], choice: PaymentChoice): PaymentRecord['state'] =>
  state === 'open' ? outcome[choice] : state;

/**
 * What polling the subscription does to a payment (D-108).
 *
 * @returns `ignored` unless it is paid; `waiting` for a few more polls; `confirmed` when the confirmation has arrived
 */
export function pollResult({
  state,
  pollsLeft,
}: Pick<PaymentRecord, 'state' | 'pollsLeft'>): 'ignored' | 'waiting' | 'confirmed' {
  if (state !== 'paid') return 'ignored';
  return pollsLeft > 0 ? 'waiting' : 'confirmed';
}
