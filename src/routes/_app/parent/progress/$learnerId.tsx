import { createFileRoute } from '@tanstack/react-router';
import { prime, required } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { activityReportQuery } from '#api/queries/activities/results.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ProgressScreen, ProgressSkeleton } from '#features/parent/progress/progress-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const failed = 'Failed to load child activities.';

/** The profile is required: without a name, parents could mistake the child. */
const progressData = (learnerId: string) => ({
  report: required(activityReportQuery(learnerId), (cause) =>
    isProblem(cause, 404) ? `${failed} learner not found` : failed,
  ),
  learner: required(learnerQuery(learnerId), failed),
});

export const Route = createFileRoute('/_app/parent/progress/$learnerId')({
  beforeLoad: guard(policies.parentOnly),
  loader: async ({ context, params }) =>
    (await prime(context.queryClient, progressData(params.learnerId))).learner.name,
  head: ({ loaderData: name }) => pageTitle(name ? `${name}'s progress` : 'Progress')(),
  component: () => <ProgressScreen key={Route.useParams().learnerId} {...Route.useParams()} />,
  errorComponent: screenError('Failed to load child activities.'),
  pendingComponent: ProgressSkeleton,
});
