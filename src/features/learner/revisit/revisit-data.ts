import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, optional, prime } from '#api/prime.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { clock } from '#lib/time/clock.ts';
import { currentSession } from '#session/session.ts';
import { findDueQuestions, type DueQuestion } from './due-questions.ts';
import { revisitProgressQuery } from './revisit-progress.ts';

const roundLength = 10;

export const pickRound = (due: readonly DueQuestion[]): readonly DueQuestion[] => due.slice(0, roundLength);

export const getAttemptIds = (due: readonly DueQuestion[]): string[] => [
  ...new Set(due.map(({ attempt }) => attempt.id)),
];

/**
 * Loads the report, then the attempts of the first round. A deleted attempt is left out.
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
  const round = pickRound(findDueQuestions(report, progress, clock.now()));
  await Promise.all(
    getAttemptIds(round).map((id) => prime(queryClient, { result: optional(activityResultQuery(id)) })),
  );
}
