import { createFileRoute } from '@tanstack/react-router';
import { loadReport, reportLearner } from '#features/reports/report-data.ts';
import { ReportScreen, ReportSkeleton } from '#features/reports/report-screen.tsx';
import { reportSearch } from '#features/reports/report-view.ts';
import { screenError } from '#features/shell/screen-error.tsx';
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
