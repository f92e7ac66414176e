import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery, activityResultQuery } from '#api/queries/activities/results.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { clock } from '#lib/time/clock.ts';
import { findDueQuestions, type DueQuestion } from './due-questions.ts';
import { getAttemptIds } from './revisit-data.ts';
import { revisitProgressQuery } from './revisit-progress.ts';

/** Returns the questions that are due today; none until the report has loaded, or if it failed to load. */
export function useDueQuestions(learnerId: string): { due: readonly DueQuestion[]; isPending: boolean } {
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const progress = useQuery(revisitProgressQuery(learnerId));
  const due = useMemo(
    () => (report.data && progress.data ? findDueQuestions(report.data, progress.data, clock.now()) : []),
    [report.data, progress.data],
  );
  return { due, isPending: report.isPending || progress.isPending };
}

/** Returns the marked questions of these attempts, with their correct answers. A deleted or forbidden attempt is left out. */
export function useMissedQuestions(due: readonly DueQuestion[]) {
  const { questions, failure, isPending } = useQueries({
    queries: getAttemptIds(due).map((id) => ({ ...activityResultQuery(id), retryOnMount: false })),
    combine: (results) => ({
      questions: results.flatMap(({ data }) => data?.questions ?? []),
      failure: results.find(({ error }) => error && !isProblem(error, 404) && !isProblem(error, 403))?.error,
      isPending: results.some((result) => result.isPending),
    }),
  });
  const missed = due.flatMap(({ questionId }) => questions.find(({ id }) => id === questionId) ?? []);
  return { missed, failure, isPending };
}

export const formatSource = (due: DueQuestion | undefined): string | undefined =>
  due && joinParts(due.attempt.subjectTitle, due.attempt.topicTitle, due.attempt.activityTitle);
