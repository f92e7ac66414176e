/** The parts of a price, in rand with at most two decimals; `net` and `vat` add up to `gross`. */
export interface VatParts {
  net: number;
  vat: number;
  /** What is paid. */
  gross: number;
}

/** A number of at most two decimals as a whole one: in binary fractions, 1.15 times 100 is not 115. */
const hundredths = (decimal: number): number => Math.round(decimal * 100);

const whole = hundredths(100);

const roundHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/**
 * The value-added tax in a price, or on top of it, rounded once, half up, to whole cents, as the contract describes it
 * (tag Payments).
 *
 * @param price in rand
 * @param ratePercent 15 for 15 %
 * @param isIncluded whether the price has the tax in it already
 */
export function vatParts(price: number, ratePercent: number, isIncluded: boolean): VatParts {
  const cents = hundredths(price);
  const withVat = whole + hundredths(ratePercent);
  const net = isIncluded ? roundHalfUp(cents * whole, withVat) : cents;
  const gross = isIncluded ? cents : roundHalfUp(cents * withVat, whole);
  return { net: net / 100, vat: (gross - net) / 100, gross: gross / 100 };
}
