/**
 * Rounds half up on the decimal that a number is written as, not on its binary fraction: 1.005 is 1.01 with two decimals,
 * although the nearest binary fraction is less.
 *
 * @param value of at most 15 significant digits, and not negative
 */
export function roundHalfUp(value: number, decimals = 0): number {
  const scale = 10 ** decimals;
  // Six further decimals restore the decimal number, and are more than any tie has.
  return Math.round(Number((value * scale).toFixed(6))) / scale;
}
