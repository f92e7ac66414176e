import { roundHalfUp } from '#openapi/rules/rounding.ts';

/** A score with up to two decimals: 3.67, 4.5, 4. */
export const formatScore = (score: number): string => String(roundHalfUp(score, 2));

/** A count with a space between thousands: 10 000. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');

/** A count with its noun: '1 activity', '10 000 activities'. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
