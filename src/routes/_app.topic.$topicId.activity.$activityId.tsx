import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { doActivityData } from '#features/learner/do-activity-data.ts';
import { DoActivityScreen, DoActivitySkeleton } from '#features/learner/do-activity-screen.tsx';
import { screenError } from '#features/shell/screen-error.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/topic/$topicId/activity/$activityId')({
  head: pageTitle('Activity'),
  beforeLoad: guard(),
  // A sheet is never shown from an earlier visit: the answers saved since then are on the server.
  gcTime: 0,
  loader: ({ context, params }) => prime(context.queryClient, doActivityData(params.activityId)),
  component: () => <DoActivityScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load activity.'),
  pendingComponent: DoActivitySkeleton,
});
