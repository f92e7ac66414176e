import { useQuery } from '@tanstack/react-query';
import type { components } from '#api/contract.gen.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { averageOf, percentOf } from '#lib/scores.ts';

type Schemas = components['schemas'];

interface LearnerFigures {
  /** Percent, rounded. */
  gradeAverage: number;
  answered: number;
  /** ISO 8601 timestamp; undefined without attempts. */
  lastActivity: string | undefined;
}

/**
 * Calculates a learner's figures from the rows of the report; all are zero without rows (D-053). The average is the mean
 * of the best attempts per activity, without activities that have no score.
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

/** Compares points in time, not strings, because UTC offsets may differ (D-086). */
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
 * Returns zero while the report is loading and after a failure.
 *
 * @param options.isPrimed the route's loader requests the report, so that a failure is not retried on mount
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
