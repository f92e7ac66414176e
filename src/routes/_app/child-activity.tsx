import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadReport, reportLearner } from '#features/reports/activity-report/report-data.ts';
import { ReportScreen, ReportSkeleton } from '#features/reports/activity-report/report-screen.tsx';
import { reportParams } from '#features/reports/activity-report/report-view.ts';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const childActivitySearch = searchParams({ ...reportParams, learnerId: anyText });

/** The same report, of a learner whom navigation or query names (D-033). */
export const Route = createFileRoute('/_app/child-activity')({
  head: pageTitle('Child activity'),
  beforeLoad: guard(policies.learnerReports),
  validateSearch: childActivitySearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: ({ context, deps, location }) =>
    loadReport(context.queryClient, reportLearner(deps.learnerId, location.state)),
  component: () => <ReportScreen learnerId={Route.useLoaderData()} search={Route.useSearch()} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ReportSkeleton,
});
