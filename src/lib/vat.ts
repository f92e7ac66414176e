/** Amounts in rand with at most two decimals; `net` plus `vat` is `gross`. */
export interface VatParts {
  net: number;
  vat: number;
  gross: number;
}

/** Integers, because 1.15 times 100 is not 115 in binary. */
const hundredths = (decimal: number): bigint => BigInt(Math.round(decimal * 100));

const whole = hundredths(100);

const divideHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Rounds once, half up, to cents, as the contract prescribes (tag Payments). `ratePercent`: 15 for 15 %. */
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
