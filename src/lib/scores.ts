/** What was reached, and what could be; 0 where nothing can be scored. */
export interface Score {
  totalScore: number;
  activityTotalScore: number;
}

/** The part of the possible score that was reached, 0 to 100; undefined where nothing can be scored. */
export const percentOf = ({ totalScore, activityTotalScore }: Score): number | undefined =>
  activityTotalScore > 0 ? (totalScore / activityTotalScore) * 100 : undefined;

/** The mean as a whole percent; undefined without any. */
export const averageOf = (percents: readonly number[]): number | undefined =>
  percents.length === 0
    ? undefined
    : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
