import { formatScore } from '#lib/numbers.ts';

/** '1 point', '2.33 points'. */
export const formatPoints = (score: number): string => {
  const number = formatScore(score);
  return `${number} ${number === '1' ? 'point' : 'points'}`;
};

/** '4 of 5 points'. */
export const formatPointsOf = (score: number, possible: number): string =>
  `${formatScore(score)} of ${formatPoints(possible)}`;
