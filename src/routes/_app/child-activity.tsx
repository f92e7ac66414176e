import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadReport, reportLearner } from '#features/reports/activity-report/report-data.ts';
import { ReportScreen, ReportSkeleton } from '#features/reports/activity-report/report-screen.tsx';
import { reportSearch } from '#features/reports/activity-report/report-view.ts';
import { pageTitle } from '#lib/page-title.ts';
import { textSearch } from '#lib/text-search.ts';
import { guard } from '#session/guard.ts';

/** The same report, of a learner whom navigation or query names (D-033). */
export const Route = createFileRoute('/_app/child-activity')({
  head: pageTitle('Child activity'),
  beforeLoad: guard({ roles: ['Admin', 'Learner', 'Parent'] }),
  validateSearch: (search) => ({ ...reportSearch(search), ...textSearch('learnerId')(search) }),
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: ({ context, deps, location }) =>
    loadReport(context.queryClient, reportLearner(deps.learnerId, location.state)),
  component: () => <ReportScreen learnerId={Route.useLoaderData()} search={Route.useSearch()} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ReportSkeleton,
});
