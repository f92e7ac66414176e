import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { optional, prime, required } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

const reportTitle = 'Activity report';

/** The learner's name is optional. An unknown learner has a separate message (RPT-007). */
const reportData = (learnerId: string) => ({
  report: required(activityReportQuery(learnerId), (cause) =>
    isProblem(cause, 404) ? 'Failed to load child activities. learner not found' : undefined,
  ),
  learner: optional({ ...learnerQuery(learnerId), retry: false }),
});

/**
 * Returns the learner in the history state or the URL, else the signed-in learner (D-033, D-034); undefined for a
 * user of another role if neither names a learner.
 */
export function resolveReportLearner(
  selectedId?: string,
  state?: ParsedLocation['state'],
): string | undefined {
  const session = currentSession();
  const currentId = session?.role === Role.Learner ? session.id : undefined;
  return state?.learnerId ?? selectedId ?? currentId;
}

interface LoadedReport {
  learnerId: string | undefined;
  pageTitle: string;
}

/**
 * Loads the report, if there is a learner.
 *
 * @throws LoadFailure for an unknown learner, Problem for any other failure
 */
export async function loadReport(
  queryClient: QueryClient,
  learnerId: string | undefined,
): Promise<LoadedReport> {
  const { learner } = learnerId ? await prime(queryClient, reportData(learnerId)) : {};
  const name = learner && `${learner.name} ${learner.surname}`.trim();
  return { learnerId, pageTitle: name ? `${reportTitle} of ${name}` : reportTitle };
}
