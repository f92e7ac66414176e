import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { useDay } from '#components/use-day.ts';
import { joinParts } from '#lib/text/join-parts.ts';
import { fromDay } from '#lib/time/dates.ts';
import { findDueQuestions, type DueQuestion } from './due-questions.ts';
import { revisitProgressQuery, storeRevisited } from './revisit-progress.ts';

/** Returns the questions that are due today; none until the report has loaded, or if it failed to load. */
export function useDueQuestions(learnerId: string): readonly DueQuestion[] {
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const progress = useQuery(revisitProgressQuery(learnerId));
  const day = useDay();
  return useMemo(
    () => (report.data && progress.data ? findDueQuestions(report.data, progress.data, fromDay(day)) : []),
    [report.data, progress.data, day],
  );
}

/** Stores the outcomes of due questions, and names the source of each. */
export function useDueAnswers(learnerId: string, due: readonly DueQuestion[]) {
  const queryClient = useQueryClient();
  const dueOf = (id: string) => due.find(({ questionId }) => questionId === id);
  return {
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
