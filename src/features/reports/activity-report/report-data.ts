import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { LoadFailure, prime } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery } from '#api/queries/activities.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';

declare module '@tanstack/react-router' {
  /** A link to /child-activity may name the learner without writing the id into the address (D-033). */
  interface HistoryState {
    learnerId?: string | undefined;
  }
}

export const reportData = (learnerId: string) => ({ report: activityReportQuery(learnerId) });

/**
 * Whose report it is: the learner whom the address or the navigation names, else the learner who is signed in (D-033,
 * D-034). Undefined for anybody else, who has no report of their own.
 */
export function reportLearner(named?: string, state?: ParsedLocation['state']): string | undefined {
  const session = currentSession();
  const own = session?.role === Role.Learner ? session.id : undefined;
  return state?.learnerId ?? named ?? own;
}

/**
 * Primes the report and gives the id of its learner, or nothing when nobody is named. The name in the heading may come
 * later, or never.
 *
 * @throws LoadFailure with the text of RPT-007 for an unknown learner
 * @throws Problem for any other failure
 */
export async function loadReport(
  queryClient: QueryClient,
  learnerId: string | undefined,
): Promise<string | undefined> {
  if (!learnerId) return undefined;
  queryClient.query(learnerQuery(learnerId)).catch(() => undefined);
  try {
    await prime(queryClient, reportData(learnerId));
  } catch (cause) {
    if (!isProblem(cause, 404)) throw cause;
    throw new LoadFailure('Failed to load child activities. learner not found', { cause });
  }
  return learnerId;
}
