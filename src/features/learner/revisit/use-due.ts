import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { clock } from '#lib/time/clock.ts';
import { dueQuestions, type DueQuestion } from './due.ts';
import { revisitProgressQuery } from './progress.ts';

/** The questions that come back today; none while, or because, the report did not come. */
export function useDueQuestions(learnerId: string): { due: readonly DueQuestion[]; isPending: boolean } {
  const report = useQuery({ ...activityReportQuery(learnerId), retryOnMount: false });
  const progress = useQuery(revisitProgressQuery(learnerId));
  const due = useMemo(
    () => (report.data && progress.data ? dueQuestions(report.data, progress.data, clock.now()) : []),
    [report.data, progress.data],
  );
  return { due, isPending: report.isPending || progress.isPending };
}
