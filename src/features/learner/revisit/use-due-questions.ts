import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { clock } from '#lib/time/clock.ts';
import { findDueQuestions, type DueQuestion } from './due-questions.ts';
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
