import { useQuery } from '@tanstack/react-query';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { freeActivitiesLeft } from '#lib/free-activities.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from '#session/claims.ts';
import { hasPermission } from '#session/policies.ts';
import { Permission, Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/** A learner without access to school content, who may do some free activities a day (D-238). */
const isFreeLearner = (details: SessionDetails | undefined): boolean =>
  details?.role === Role.Learner && !hasPermission(details, Permission.SchoolContent);

export const useIsFreeLearner = (): boolean => useSession(({ details }) => isFreeLearner(details));

export interface FreeToday {
  /** 0 to 3; undefined if unknown. */
  left: number | undefined;
  isPending: boolean;
}

/**
 * The number of free activities that the current learner may still do today, counted from the report. Unknown without
 * the report, and for learners with a coding plan, which may lift the limit.
 */
export function useFreeToday(): FreeToday {
  const details = useSession((session) => session.details);
  const isCounted =
    details !== undefined && isFreeLearner(details) && !hasPermission(details, Permission.CodingContent);
  const report = useQuery({
    ...activityReportQuery(details?.id ?? ''),
    enabled: isCounted,
    retryOnMount: false,
  });
  const attemptDates = report.data?.map(({ modifiedDate }) => modifiedDate);
  return {
    left: isCounted && attemptDates ? freeActivitiesLeft(attemptDates, clock.now()) : undefined,
    isPending: isCounted && report.isPending,
  };
}
