import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadSheet } from '#features/learner/do-activity/do-activity-data.ts';
import { DoActivityScreen, DoActivitySkeleton } from '#features/learner/do-activity/do-activity-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/topic/$topicId/activity/$activityId')({
  head: pageTitle('Activity'),
  beforeLoad: guard(policies.signedIn),
  // A sheet is never shown from an earlier visit: the answers saved since then are on the server.
  gcTime: 0,
  loader: ({ context, params, abortController }) =>
    loadSheet(context.queryClient, params.activityId, abortController.signal),
  component: () => <DoActivityScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load activity.'),
  pendingComponent: DoActivitySkeleton,
});
