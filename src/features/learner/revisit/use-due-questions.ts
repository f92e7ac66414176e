import { useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { useDay } from '#components/use-day.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { fromDay } from '#lib/time/dates.ts';
import { parseQuestion } from '#questions/registry.ts';
import { findDueQuestions, type DueQuestion } from './due-questions.ts';
import { getAttemptIds } from './revisit-data.ts';
import { revisitProgressQuery, storeRevisited } from './revisit-progress.ts';

/** Returns the questions that are due today; none until the report has loaded, or if it failed to load. */
export function useDueQuestions(learnerId: string): { due: readonly DueQuestion[]; isPending: boolean } {
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const progress = useQuery(revisitProgressQuery(learnerId));
  const day = useDay();
  const due = useMemo(
    () => (report.data && progress.data ? findDueQuestions(report.data, progress.data, fromDay(day)) : []),
    [report.data, progress.data, day],
  );
  return { due, isPending: report.isPending || progress.isPending };
}

/** Loads due questions with their correct answers. Questions that can no longer be shown are left out. */
export function useRevisitedQuestions(learnerId: string, due: readonly DueQuestion[]) {
  const queryClient = useQueryClient();
  const { questions, failure, isPending } = useQueries({
    queries: getAttemptIds(due).map((id) => ({ ...activityResultQuery(id), retryOnMount: false })),
    combine: (results) => ({
      questions: results.flatMap(({ data }) => data?.questions ?? []),
      failure: results.find(({ error }) => error && !isProblem(error, 404) && !isProblem(error, 403))?.error,
      isPending: results.some((result) => result.isPending),
    }),
  });
  const dueOf = (id: string) => due.find(({ questionId }) => questionId === id);
  return {
    missed: due.flatMap(
      ({ questionId }) =>
        questions.find((question) => question.id === questionId && parseQuestion(question)) ?? [],
    ),
    failure,
    isPending,
    onMarked: (questionId: string, isRight: boolean) => {
      const answered = dueOf(questionId);
      if (answered) void storeRevisited(queryClient, learnerId, answered, isRight);
    },
    sourceOf: (questionId: string): string | undefined => {
      const { attempt } = dueOf(questionId) ?? {};
      return attempt && joinParts(attempt.subjectTitle, attempt.topicTitle, attempt.activityTitle);
    },
  };
}

/** Finds the due questions whose attempt is deleted or forbidden, or whose content is missing or invalid. */
export const findLost = (queryClient: QueryClient, due: readonly DueQuestion[]): DueQuestion[] =>
  due.filter(({ questionId, attempt }) => {
    const { data, error } = queryClient.getQueryState(activityResultQuery(attempt.id).queryKey) ?? {};
    if (!data) return isProblem(error, 404) || isProblem(error, 403);
    const question = data.questions.find(({ id }) => id === questionId);
    return !question || !parseQuestion(question);
  });
