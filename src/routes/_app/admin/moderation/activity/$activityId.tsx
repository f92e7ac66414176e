import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { activityReviewQuery } from '#api/queries/moderation.ts';
import { screenError } from '#components/page/screen-error.tsx';
import {
  BulkReviewScreen,
  BulkReviewSkeleton,
} from '#features/moderation/bulk-review/bulk-review-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const search = searchParams({ focusQuestionId: anyText });

export const Route = createFileRoute('/_app/admin/moderation/activity/$activityId')({
  beforeLoad: guard(policies.contentReview),
  validateSearch: search,
  loader: async ({ context: { queryClient }, params: { activityId } }) => {
    const { review } = await prime(queryClient, { review: activityReviewQuery(activityId) });
    return review.activityTitle;
  },
  head: ({ loaderData: title }) => pageTitle(title ? `Review of ${title}` : 'Activity review')(),
  component: () => {
    const { activityId } = Route.useParams();
    const { focusQuestionId } = Route.useSearch();
    // `key` resets the selection when the question changes.
    return (
      <BulkReviewScreen
        key={`${activityId} ${focusQuestionId}`}
        activityId={activityId}
        focusQuestionId={focusQuestionId}
      />
    );
  },
  errorComponent: screenError('Failed to load review data.'),
  pendingComponent: BulkReviewSkeleton,
});
