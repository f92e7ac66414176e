/** A score with up to two decimals: 3.67, 4.5, 4. */
export const formatScore = (score: number): string => String(Math.round(score * 100) / 100);
