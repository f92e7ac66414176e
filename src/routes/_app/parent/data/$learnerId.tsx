import { createFileRoute } from '@tanstack/react-router';
import { prime, required } from '#api/prime.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { activeSubscriptionQuery } from '#api/queries/subscriptions.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { DataScreen, DataSkeleton } from '#features/parent/data/data-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const failed = 'Failed to load the data.';

/** All queries are required: the screen cannot tell that an export is incomplete. */
const exportData = (learnerId: string) => ({
  learner: required(learnerQuery(learnerId), failed),
  report: required(activityReportQuery(learnerId), failed),
  subscription: required(activeSubscriptionQuery(learnerId), failed),
});

export const Route = createFileRoute('/_app/parent/data/$learnerId')({
  beforeLoad: guard(policies.parentOnly),
  loader: async ({ context, params }) =>
    (await prime(context.queryClient, exportData(params.learnerId))).learner.name,
  head: ({ loaderData: name }) => pageTitle(name ? `What we keep about ${name}` : 'What we keep')(),
  component: () => <DataScreen key={Route.useParams().learnerId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load the data.'),
  pendingComponent: DataSkeleton,
});
