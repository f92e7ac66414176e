import { formatScore } from '#lib/numbers.ts';

/** '1 point', '2.33 points'. */
export const pointsText = (score: number): string => {
  const number = formatScore(score);
  return `${number} ${number === '1' ? 'point' : 'points'}`;
};

/** '4 of 5 points'. */
export const pointsOfText = (score: number, possible: number): string =>
  `${formatScore(score)} of ${pointsText(possible)}`;
