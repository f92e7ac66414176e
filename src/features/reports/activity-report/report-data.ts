import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { deferred, prime, required } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

/** The name in the heading may arrive later, or not at all; an unknown learner has a text of its own (RPT-007). */
const reportData = (learnerId: string) => ({
  report: required(activityReportQuery(learnerId), (cause) =>
    isProblem(cause, 404) ? 'Failed to load child activities. learner not found' : undefined,
  ),
  learner: deferred(learnerQuery(learnerId)),
});

/**
 * Whose report it is: the learner whom the URL or the navigation names, else the learner who is signed in (D-033,
 * D-034). Undefined for anybody else, who has no report of their own.
 */
export function reportLearner(named?: string, state?: ParsedLocation['state']): string | undefined {
  const session = currentSession();
  const own = session?.role === Role.Learner ? session.id : undefined;
  return state?.learnerId ?? named ?? own;
}

/**
 * Loads the report, if somebody is named.
 *
 * @returns the id of its learner
 * @throws LoadFailure for an unknown learner, Problem for any other failure
 */
export async function loadReport(
  queryClient: QueryClient,
  learnerId: string | undefined,
): Promise<string | undefined> {
  if (learnerId) await prime(queryClient, reportData(learnerId));
  return learnerId;
}
