import { useQuery } from '@tanstack/react-query';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { freeActivitiesLeft } from '#lib/free-activities.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from '#session/claims.ts';
import { hasPermission } from '#session/policies.ts';
import { Permission, Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/** Whether the learner has no access to school content, except for some free activities a day (D-238). */
const isFreeLearner = (details: SessionDetails | undefined): boolean =>
  details?.role === Role.Learner && !hasPermission(details, Permission.SchoolContent);

export const useIsFreeLearner = (): boolean => useSession(({ details }) => isFreeLearner(details));

export interface FreeToday {
  /** Number from 0 to 3; undefined if unknown. */
  left: number | undefined;
  isPending: boolean;
}

/**
 * Calculates from the report how many free activities the current learner may still do today. The number is unknown
 * without the report, and for learners with a coding plan, which may lift the limit.
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
