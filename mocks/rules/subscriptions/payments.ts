import type { PaymentRecord } from '../../data/models/subscriptions.ts';

/**
 * The URL to which the browser returns after paying.
 *
 * @param applicationUrl without a trailing slash
 */
export function successUrl(applicationUrl: string, learnerId: string): URL {
  const url = new URL(`${applicationUrl}/subscribe/success`);
  url.searchParams.set('learnerId', learnerId);
  return url;
}

/** The URL to which the browser returns after a cancelled or failed payment: the plans, or the subscription to renew. */
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

const refundMessageMs = 24 * 60 * 60 * 1000;

export const isRefundRecent = ({ refundedAtUtc }: Pick<PaymentRecord, 'refundedAtUtc'>, now: Date): boolean =>
  refundedAtUtc !== null && now.getTime() - Date.parse(refundedAtUtc) < refundMessageMs;

/** Number of polls of the subscription before the provider's confirmation of a payment arrives (D-108). */
export const pollsBeforeConfirmation = {
  'third-poll': 2,
  'first-poll': 0,
  never: Number.MAX_SAFE_INTEGER,
} as const;

/** When the provider's confirmation arrives. */
export type PaymentConfirmation = keyof typeof pollsBeforeConfirmation;

/** Prices are in rand, rates in percent. */
interface PriceTerms {
  price: number;
  priceIncludesVat: boolean;
  vatRatePercent: number;
  /** 0 without a promotion. */
  discountPercent: number;
}

/** The parts of a payment in whole cents. `amount` is price less discount, plus added tax. */
export interface Quote {
  price: number;
  discount: number;
  vat: number;
  /** Whether the tax is added to the price; otherwise the amount includes `vat`. */
  isVatAdded: boolean;
  amount: number;
}

/** Converts a number with at most two decimals to an integer: in binary, 1.15 * 100 is not 115. */
const hundredths = (decimal: number): bigint => BigInt(Math.round(decimal * 100));

const hundredPercent = hundredths(100);

const roundHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * Calculates a payment: the price, lowered by the promotion, plus VAT if the price does not include it. The amount is
 * rounded once, half up to whole cents, and the parts add up to it.
 *
 * @param terms numbers with at most two decimals
 */
export function quoteFor({ price, priceIncludesVat, vatRatePercent, discountPercent }: PriceTerms): Quote {
  const cents = hundredths(price);
  const net = cents * (hundredPercent - hundredths(discountPercent));
  const withVat = hundredPercent + hundredths(vatRatePercent);
  const lowered = roundHalfUp(net, hundredPercent);
  const amount = priceIncludesVat ? lowered : roundHalfUp(net * withVat, hundredPercent * hundredPercent);
  return {
    price: Number(cents),
    discount: Number(cents) - lowered,
    vat: amount - (priceIncludesVat ? roundHalfUp(net, withVat) : lowered),
    isVatAdded: !priceIncludesVat && vatRatePercent > 0,
    amount,
  };
}

/** The current cost of a plan, in rand. */
export const amountOf = (
  plan: Omit<PriceTerms, 'discountPercent'>,
  promotion: { discountPercent: number | null } | undefined,
): number => quoteFor({ ...plan, discountPercent: promotion?.discountPercent ?? 0 }).amount / 100;

export const paymentChoices = ['pay', 'cancel', 'fail'] as const;

export type PaymentChoice = (typeof paymentChoices)[number];

export const isPaymentChoice = (value: unknown): value is PaymentChoice =>
  paymentChoices.some((choice) => choice === value);

const outcome = { pay: 'paid', cancel: 'cancelled', fail: 'failed' } as const;

/** The state of a payment after a choice at the provider. Only the first choice counts. */
export const stateAfter = (state: PaymentRecord['state'], choice: PaymentChoice): PaymentRecord['state'] =>
  state === 'open' ? outcome[choice] : state;

/**
 * The effect of polling the subscription on a payment.
 *
 * @returns `ignored` unless it is paid; `waiting` for more polls; `confirmed` when the confirmation has arrived
 */
export function pollResult({
  state,
  pollsLeft,
}: Pick<PaymentRecord, 'state' | 'pollsLeft'>): 'ignored' | 'waiting' | 'confirmed' {
  if (state !== 'paid') return 'ignored';
  return pollsLeft > 0 ? 'waiting' : 'confirmed';
}
