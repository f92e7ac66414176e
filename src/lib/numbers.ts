import { roundHalfUp } from '#openapi/rules/rounding.ts';

/** Formats a score with at most two decimals: 3.67, 4.5, 4. */
export const formatScore = (score: number): string => String(roundHalfUp(score, 2));

/** Formats a count with a space between thousands: 10 000. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');

/** Formats a count with its noun: '1 activity', '10 000 activities'. */
export const pluralize = (count: number, singular: string, plural: string): string =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`;
