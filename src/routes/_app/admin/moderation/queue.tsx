import { createFileRoute } from '@tanstack/react-router';
import { deferred, optional, prime } from '#api/prime.ts';
import { moderationQueueQuery, moderationTreeQuery } from '#api/queries/moderation.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { QueueScreen, QueueSkeleton } from '#features/moderation/queue/queue-screen.tsx';
import { filterOf, queueSearch, statusOf } from '#features/moderation/queue/queue-search.ts';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/moderation/queue')({
  head: pageTitle('Moderation'),
  beforeLoad: guard(policies.contentReview),
  validateSearch: queueSearch,
  loader: ({ context, location }) => {
    // Waits only for the tree of the selected filter. The screen loads the others for their counts, and reports
    // failures.
    const status = statusOf(filterOf(queueSearch({ ...location.search })));
    return prime(context.queryClient, {
      tree: optional(moderationTreeQuery(status)),
      changes: deferred(moderationQueueQuery(status)),
    });
  },
  component: QueueScreen,
  errorComponent: screenError('Failed to load moderation queue.'),
  pendingComponent: QueueSkeleton,
});
