import { useQuery } from '@tanstack/react-query';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { freeActivitiesLeft } from '#lib/free-activities.ts';
import { clock } from '#lib/time/clock.ts';
import type { SessionDetails } from '#session/claims.ts';
import { hasPermission } from '#session/policies.ts';
import { Permission, Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';

/** A learner whom the gate of school work does not let in: what is left are the free activities of the day (D-238). */
const isFreeLearner = (details: SessionDetails | undefined): boolean =>
  details?.role === Role.Learner && !hasPermission(details, Permission.SchoolContent);

export const useIsFreeLearner = (): boolean => useSession(({ details }) => isFreeLearner(details));

export interface FreeToday {
  /** From 3 down to 0; undefined while it is unknown. */
  left: number | undefined;
  isPending: boolean;
}

/**
 * How many free activities the signed-in learner may still do today, counted from the learner's report. Not known
 * where the report did not come, nor for a learner with a plan for coding: it may lift the limit, and nothing that a
 * learner can ask for says so.
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
  const left = report.data?.map(({ modifiedDate }) => modifiedDate);
  return {
    left: isCounted && left ? freeActivitiesLeft(left, clock.now()) : undefined,
    isPending: isCounted && report.isPending,
  };
}
