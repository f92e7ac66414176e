import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, optional, prime } from '#api/prime.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { clock } from '#lib/time/clock.ts';
import { currentSession } from '#session/session.ts';
import { dueQuestions, type DueQuestion } from './due.ts';
import { revisitProgressQuery } from './progress.ts';

/** As many as a child does in one go. */
const roundLength = 10;

/** The first of the questions that are due. */
export const nextRound = (due: readonly DueQuestion[]): readonly DueQuestion[] => due.slice(0, roundLength);

/** The marked attempts that questions were missed in, each once. */
export const attemptIds = (due: readonly DueQuestion[]): string[] => [
  ...new Set(due.map(({ attempt }) => attempt.id)),
];

/**
 * Loads the report, then the attempts in which the questions of the first round were missed. An attempt whose activity is gone
 * only leaves its questions out.
 *
 * @throws LoadFailure, or the Problem of the report
 */
export async function loadRevisit(queryClient: QueryClient): Promise<void> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');
  const { report, progress } = await prime(queryClient, {
    report: activityReportQuery(learnerId),
    progress: revisitProgressQuery(learnerId),
  });
  const round = nextRound(dueQuestions(report, progress, clock.now()));
  await Promise.all(
    attemptIds(round).map((id) => prime(queryClient, { result: optional(activityResultQuery(id)) })),
  );
}
