import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '#components/list/list-search.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { loadReport, resolveReportLearner } from '#features/reports/activity-report/report-data.ts';
import { ReportScreen, ReportSkeleton } from '#features/reports/activity-report/report-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** A constant: TypeScript infers no params if `loaderDeps` is in the same object literal. */
const validateSearch = listSearch('subject', 'learnerId');

/** The report of the learner in the navigation state or the query (D-033). */
export const Route = createFileRoute('/_app/child-activity')({
  beforeLoad: guard(policies.learnerReports),
  validateSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: ({ context, deps, location }) =>
    loadReport(context.queryClient, resolveReportLearner(deps.learnerId, location.state)),
  head: ({ loaderData }) => pageTitle(loaderData?.pageTitle ?? 'Activity report')(),
  component: () => <ReportScreen learnerId={Route.useLoaderData().learnerId} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ReportSkeleton,
});
