import { roundHalfUp } from '#openapi/rules/rounding.ts';

/** Achieved and possible score; `activityTotalScore` is 0 if nothing can be scored. */
export interface Score {
  totalScore: number;
  activityTotalScore: number;
}

/** Returns undefined if nothing can be scored. Rounds to six decimals: in binary, 57 / 200 is below 28.5 %. */
export const percentOf = ({ totalScore, activityTotalScore }: Score): number | undefined =>
  activityTotalScore > 0 ? roundHalfUp((totalScore / activityTotalScore) * 100, 6) : undefined;

/** Returns the mean as a whole percentage, rounded half up; undefined for an empty list. */
export const averageOf = (percents: readonly number[]): number | undefined =>
  percents.length === 0
    ? undefined
    : roundHalfUp(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
