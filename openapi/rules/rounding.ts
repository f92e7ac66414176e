/**
 * Rounds the decimal representation of a number half up: 1.005 becomes 1.01 with two decimals, although its binary value is
 * less.
 *
 * @param value not negative, with at most 15 significant digits
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  // Rounding to six additional decimals removes the error of the binary representation.
  return Math.round(Number((value * scale).toFixed(6))) / scale;
}
