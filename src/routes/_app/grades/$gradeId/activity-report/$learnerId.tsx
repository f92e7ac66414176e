import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { loadReport } from '#features/reports/activity-report/report-data.ts';
import { ReportScreen, ReportSkeleton } from '#features/reports/activity-report/report-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** Loads by learner; the grade is only in the path (D-084). */
export const Route = createFileRoute('/_app/grades/$gradeId/activity-report/$learnerId')({
  beforeLoad: guard(policies.learnerReports),
  validateSearch: listSearch('subject'),
  loader: ({ context, params }) => loadReport(context.queryClient, params.learnerId),
  head: ({ loaderData }) => pageTitle(loaderData?.pageTitle ?? 'Activity report')(),
  component: () => <ReportScreen learnerId={Route.useLoaderData().learnerId} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ReportSkeleton,
});
