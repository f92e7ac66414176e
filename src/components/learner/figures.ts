import { useQuery } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { averageOf, percentOf } from '#lib/scores.ts';

type Schemas = components['schemas'];

interface LearnerFigures {
  /** Whole percent. */
  gradeAverage: number;
  /** Number of attempts. */
  answered: number;
  /** ISO 8601; undefined without attempts. */
  lastActivity: string | undefined;
}

/**
 * Calculates a learner's figures from the rows of the report; zero without rows (D-053). The average is the mean of the
 * best attempt at each activity; activities without a score do not count.
 */
export function learnerFigures(report: readonly Schemas['ActivityReportRow'][]): LearnerFigures {
  const byActivity = Map.groupBy(report, ({ activityId }) => activityId);
  const best = [...byActivity.values()].flatMap((attempts) => {
    const percents = attempts.map(percentOf).filter((percent) => percent !== undefined);
    return percents.length > 0 ? [Math.max(...percents)] : [];
  });
  return {
    gradeAverage: averageOf(best) ?? 0,
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

/**
 * The figures of a learner; zero while the report is loading and after a failure.
 *
 * @param options.isPrimed the route's loader fetches the report, so that a failure is not retried on mount
 */
export function useLearnerFigures(
  learnerId: string,
  { isPrimed = false } = {},
): LearnerFigures & { isPending: boolean } {
  const { data, isPending } = useQuery({
    ...activityReportQuery(learnerId),
    select: learnerFigures,
    retryOnMount: !isPrimed,
  });
  return { ...(data ?? learnerFigures([])), isPending };
}
