import { roundHalfUp } from '#openapi/rules/rounding.ts';

/** What was reached, and what could be; 0 where nothing can be scored. */
export interface Score {
  totalScore: number;
  activityTotalScore: number;
}

/**
 * The part of the possible score that was reached, 0 to 100; undefined where nothing can be scored. With six decimals, since
 * the binary fraction of 57 of 200 is less than 28.5.
 */
export const percentOf = ({ totalScore, activityTotalScore }: Score): number | undefined =>
  activityTotalScore > 0 ? roundHalfUp((totalScore / activityTotalScore) * 100, 6) : undefined;

/** The mean as a whole percent, rounded half up; undefined without any. */
export const averageOf = (percents: readonly number[]): number | undefined =>
  percents.length === 0
    ? undefined
    : roundHalfUp(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
