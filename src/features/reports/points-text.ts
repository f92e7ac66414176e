import { formatScore } from '#lib/numbers.ts';

export const formatPoints = (score: number): string => {
  const number = formatScore(score);
  return `${number} ${number === '1' ? 'point' : 'points'}`;
};

export const formatPointsOf = (score: number, possible: number): string =>
  `${formatScore(score)} of ${formatPoints(possible)}`;
