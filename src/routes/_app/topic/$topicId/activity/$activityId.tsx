import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadSheet } from '#features/learner/do-activity/do-activity-data.ts';
import { DoActivityScreen, DoActivitySkeleton } from '#features/learner/do-activity/do-activity-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { positiveInteger, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The compiler infers no parameters where `shouldReload` stands beside the call. */
const validateSearch = searchParams({ question: positiveInteger });

export const Route = createFileRoute('/_app/topic/$topicId/activity/$activityId')({
  head: pageTitle('Activity'),
  beforeLoad: guard(policies.signedIn),
  validateSearch,
  // Requested again at each visit: the server may have newer answers.
  gcTime: 0,
  // From one of its questions to the next, it is the same visit.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: ({ context, params }) => loadSheet(context.queryClient, params.activityId),
  component: () => <DoActivityScreen {...Route.useParams()} {...Route.useSearch()} />,
  errorComponent: screenError('Failed to load activity.'),
  pendingComponent: DoActivitySkeleton,
});
