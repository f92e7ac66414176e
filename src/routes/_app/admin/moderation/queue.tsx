import { createFileRoute } from '@tanstack/react-router';
import { deferred, optional, prime } from '#api/prime.ts';
import { moderationTreeQuery } from '#api/queries/moderation.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { QueueScreen, QueueSkeleton } from '#features/moderation/queue/queue-screen.tsx';
import { filterOf, queueFilters, queueSearch, statusOf } from '#features/moderation/queue/queue-search.ts';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/moderation/queue')({
  head: pageTitle('Moderation'),
  beforeLoad: guard(policies.contentReview),
  validateSearch: queueSearch,
  loader: ({ context, location }) => {
    const shown = filterOf(queueSearch({ ...location.search }));
    // The tree that is shown is never an old one. The screen itself says when one has failed.
    const declared = queueFilters.map((filter) => {
      const tree = moderationTreeQuery(statusOf(filter));
      return [filter, filter === shown ? optional(tree) : deferred(tree)] as const;
    });
    return prime(context.queryClient, Object.fromEntries(declared));
  },
  component: QueueScreen,
  errorComponent: screenError('Failed to load moderation queue.'),
  pendingComponent: QueueSkeleton,
});
