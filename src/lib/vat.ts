/** The parts of a price, in rand with at most two decimals; `net` and `vat` add up to `gross`. */
export interface VatParts {
  net: number;
  vat: number;
  gross: number;
}

/** As an integer: in binary fractions, 1.15 times 100 is not 115. */
const hundredths = (decimal: number): bigint => BigInt(Math.round(decimal * 100));

const whole = hundredths(100);

const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * Calculates value-added tax exactly and rounds once, half up, to cents, as the contract describes (tag Payments).
 *
 * @param price in rand
 * @param ratePercent 15 for 15 %
 * @param isIncluded whether the price includes the tax
 * @param discountPercent the discount of a promotion
 */
export function vatParts(
  price: number,
  ratePercent: number,
  isIncluded: boolean,
  discountPercent = 0,
): VatParts {
  const lowered = hundredths(price) * (whole - hundredths(discountPercent));
  const withVat = whole + hundredths(ratePercent);
  const net = isIncluded ? divideHalfUp(lowered, withVat) : divideHalfUp(lowered, whole);
  const gross = isIncluded ? divideHalfUp(lowered, whole) : divideHalfUp(lowered * withVat, whole * whole);
  return { net: net / 100, vat: (gross - net) / 100, gross: gross / 100 };
}
