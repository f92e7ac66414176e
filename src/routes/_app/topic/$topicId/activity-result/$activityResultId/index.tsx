import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { activityResultData } from '#features/learner/activity-result/activity-result-data.ts';
import {
  ActivityResultScreen,
  ActivityResultSkeleton,
} from '#features/learner/activity-result/activity-result-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/topic/$topicId/activity-result/$activityResultId/')({
  head: pageTitle('Result'),
  beforeLoad: guard(policies.learnerOrAdmin),
  loader: ({ context, params }) => prime(context.queryClient, activityResultData(params)),
  component: () => <ActivityResultScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load Activity Result.'),
  pendingComponent: ActivityResultSkeleton,
});
