import type { QueryClient } from '@tanstack/react-query';
import { LoadFailure, prime } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { clock } from '#lib/time/clock.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { currentSession } from '#session/session.ts';
import { practiceDraftsQuery } from '../practise/practice-drafts.ts';
import { findDueQuestions, type DueQuestion } from './due-questions.ts';
import { revisitProgressQuery, storeLost } from './revisit-progress.ts';

const roundLength = 10;

export const pickRound = (due: readonly DueQuestion[]): readonly DueQuestion[] => due.slice(0, roundLength);

export interface DueRound {
  due: readonly DueQuestion[];
  /** The due questions that could be loaded, with their correct answers. */
  questions: readonly Question[];
  /** The topic of each question that could not be loaded. */
  notLoaded: readonly string[];
}

export interface LoadedDue extends DueRound {
  /** Why questions could not be loaded. */
  failure: unknown;
  /** The ids of the questions that are no longer there. */
  lostIds: readonly string[];
}

/**
 * Loads due questions. A question whose attempt is deleted or forbidden, or whose content is missing or invalid, is
 * stored as never due.
 *
 * @param plan chooses questions, without those with the given ids
 */
export async function loadDue(
  queryClient: QueryClient,
  learnerId: string,
  plan: (lostIds: readonly string[]) => readonly DueQuestion[],
  lostIds: readonly string[] = [],
): Promise<LoadedDue> {
  const due = plan(lostIds);
  const attemptIds = [...new Set(due.map(({ attempt }) => attempt.id))];
  const settled = await Promise.allSettled(
    attemptIds.map((id) => prime(queryClient, { result: activityResultQuery(id) })),
  );
  const resultOf = ({ attempt }: DueQuestion) => settled[attemptIds.indexOf(attempt.id)];
  const failureOf = (one: DueQuestion): unknown => {
    const result = resultOf(one);
    return result?.status === 'rejected' ? result.reason : undefined;
  };
  const questionOf = (one: DueQuestion): Question | undefined => {
    const result = resultOf(one);
    const loaded = result?.status === 'fulfilled' ? result.value.result.questions : [];
    return loaded.find((question) => question.id === one.questionId && parseQuestion(question));
  };
  const isFailed = (one: DueQuestion): boolean => {
    const failure = failureOf(one);
    return failure !== undefined && !isProblem(failure, 404) && !isProblem(failure, 403);
  };
  const failed = due.filter(isFailed);
  const lost = due.filter((one) => !isFailed(one) && !questionOf(one));
  if (lost.length > 0) {
    await storeLost(queryClient, learnerId, lost);
    // Without a database, lost questions are not stored.
    const ids = lost.map(({ questionId }) => questionId);
    return loadDue(queryClient, learnerId, plan, [...lostIds, ...ids]);
  }
  return {
    due,
    questions: due.flatMap((one) => questionOf(one) ?? []),
    notLoaded: failed.map(({ attempt }) => attempt.topicTitle),
    failure: failed[0] && failureOf(failed[0]),
    lostIds,
  };
}

/** Without any question, the screen shows the failure. */
export function checkLoaded({ due, questions, notLoaded, failure }: LoadedDue): DueRound {
  if (questions.length === 0 && notLoaded.length > 0) throw failure;
  return { due, questions, notLoaded };
}

/**
 * Loads the report, then the questions of a round.
 *
 * @throws LoadFailure, the Problem of the report, or that of the questions if none could be loaded
 */
export async function loadRevisit(queryClient: QueryClient): Promise<DueRound> {
  const learnerId = currentSession()?.id;
  if (!learnerId) throw new LoadFailure('Not authenticated');
  const { report, progress } = await prime(queryClient, {
    report: activityReportQuery(learnerId),
    progress: revisitProgressQuery(learnerId),
    drafts: practiceDraftsQuery(learnerId),
  });
  const due = findDueQuestions(report, progress, clock.now());
  const loaded = await loadDue(queryClient, learnerId, (lostIds) =>
    pickRound(due.filter(({ questionId }) => !lostIds.includes(questionId))),
  );
  return checkLoaded(loaded);
}
