import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/reports/report-data.ts';
import { ReportScreen, ReportSkeleton } from '#features/reports/report-screen.tsx';
import { reportSearch } from '#features/reports/report-view.ts';
import { screenError } from '#features/shell/screen-error.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

/** The grade is only an address: the rows come by learner (D-084). */
export const Route = createFileRoute('/_app/grades/$gradeId/activity-report_/$learnerId')({
  head: pageTitle('Activity report'),
  beforeLoad: guard({ roles: ['Admin', 'Learner', 'Parent'] }),
  validateSearch: reportSearch,
  loader: ({ context, params }) => loadReport(context.queryClient, params.learnerId),
  component: () => <ReportScreen learnerId={Route.useLoaderData()} search={Route.useSearch()} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ReportSkeleton,
});
