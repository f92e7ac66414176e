import type { PaymentRecord } from '../../data/plan-records.ts';

/** How often the application asks before the provider's confirmation arrives, unless configured otherwise (D-108). */
export const pollsBeforeConfirmation = 2;

/** What an amount is made from: rand and percent. */
export interface PriceTerms {
  price: number;
  priceIncludesVat: boolean;
  vatRatePercent: number;
  /** 0 without a promotion. */
  discountPercent: number;
}

/** A payment, taken apart, in whole cents. `amount` is price less discount, plus the tax where it is added. */
export interface Quote {
  price: number;
  discount: number;
  vat: number;
  /** True for a tax that comes on top; otherwise `vat` is contained in the amount. */
  isVatAdded: boolean;
  amount: number;
}

/** Numbers in binary fall a hair short of their decimal half: 1.005 rand are 101 cents, not 100. */
const hair = 1e-6;

/** @returns whole cents, rounded half up */
const toCents = (rand: number): number => Math.floor(rand * 100 + 0.5 + hair);

/**
 * What a buyer pays: the price, lowered by the promotion, plus the value-added tax if the price does not include it.
 * It is rounded once, at the end, half up to whole cents; the parts are cut so that they add up to it.
 */
export function quoteFor({ price, priceIncludesVat, vatRatePercent, discountPercent }: PriceTerms): Quote {
  const net = (price * (100 - discountPercent)) / 100;
  const withVat = (100 + vatRatePercent) / 100;
  const lowered = toCents(net);
  const amount = priceIncludesVat ? lowered : toCents(net * withVat);
  return {
    price: toCents(price),
    discount: toCents(price) - lowered,
    vat: amount - (priceIncludesVat ? toCents(net / withVat) : lowered),
    isVatAdded: !priceIncludesVat && vatRatePercent > 0,
    amount,
  };
}

export type Choice = 'pay' | 'cancel' | 'fail';

export const isChoice = (text: unknown): text is Choice =>
  text === 'pay' || text === 'cancel' || text === 'fail';

const outcome = { pay: 'paid', cancel: 'cancelled', fail: 'failed' } as const;

/** What a choice at the provider makes of a payment. It is decided once: whatever comes later changes nothing. */
export const stateAfter = (state: PaymentRecord['state'], choice: Choice): PaymentRecord['state'] =>
  state === 'open' ? outcome[choice] : state;

/** What asking for the subscription does to a payment (D-108): it waits one poll less, or its confirmation is there. */
export function heardOf({
  state,
  pollsLeft,
}: Pick<PaymentRecord, 'state' | 'pollsLeft'>): 'nothing' | 'waiting' | 'confirmed' {
  if (state !== 'paid') return 'nothing';
  return pollsLeft > 0 ? 'waiting' : 'confirmed';
}
