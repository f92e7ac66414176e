import { useQuery } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';

type Schemas = components['schemas'];

export type AttemptScore = Pick<Schemas['ResultAttempt'], 'totalScore' | 'activityTotalScore'>;

/** The part of the possible score that was reached; 0 where nothing can be scored. */
export const ratioOf = ({ totalScore, activityTotalScore }: AttemptScore): number =>
  activityTotalScore > 0 ? totalScore / activityTotalScore : 0;

interface LearnerFigures {
  /** Whole percent. */
  gradeAverage: number;
  /** Number of attempts. */
  answered: number;
  /** ISO 8601; undefined without attempts. */
  lastActivity: string | undefined;
}

/**
 * The figures of a learner from the rows of the report; zero without rows (D-053). The average is the mean of the best
 * attempts at each activity. Activities in which nothing can be scored do not count.
 */
export function learnerFigures(report: readonly Schemas['ActivityReportRow'][]): LearnerFigures {
  const scored = report.filter(({ activityTotalScore }) => activityTotalScore > 0);
  const byActivity = Map.groupBy(scored, ({ activityId }) => activityId);
  const ratios = [...byActivity.values()].map((attempts) => Math.max(...attempts.map(ratioOf)));
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  return {
    gradeAverage: Math.round((sum / Math.max(ratios.length, 1)) * 100),
    answered: report.length,
    lastActivity: newest(report.map(({ modifiedDate }) => modifiedDate)),
  };
}

/** Compared as points in time, not as strings: the UTC offset may differ (D-086). */
function newest(timestamps: readonly string[]): string | undefined {
  let last: string | undefined;
  let time = -Infinity;
  for (const timestamp of timestamps) {
    const at = Date.parse(timestamp);
    if (at > time) [last, time] = [timestamp, at];
  }
  return last;
}

/** The figures of a learner; those of one without results while the report has not come, or when it failed (D-053). */
export function useLearnerFigures(learnerId: string): LearnerFigures & { isPending: boolean } {
  const { data, isPending } = useQuery({
    ...activityReportQuery(learnerId),
    select: learnerFigures,
    retryOnMount: false,
  });
  return { ...(data ?? learnerFigures([])), isPending };
}
