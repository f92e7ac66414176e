import { createFileRoute } from '@tanstack/react-router';
import { optional, prime, required } from '#api/prime.ts';
import { isProblem } from '#api/problem.ts';
import { changeSetQuery, recordReviewQuery } from '#api/queries/moderation.ts';
import { screenError } from '#components/page/screen-error.tsx';
import {
  SingleReviewScreen,
  SingleReviewSkeleton,
} from '#features/moderation/single-review/single-review-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const unknownChange = (cause: unknown) =>
  isProblem(cause, 404) ? 'Unable to load this change set.' : undefined;

export const Route = createFileRoute('/_app/admin/moderation/review/$id')({
  head: ({ params: { id } }) => pageTitle(`Review of change #${id}`)(),
  beforeLoad: guard(policies.contentReview),
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const { change } = await prime(queryClient, { change: required(changeSetQuery(id), unknownChange) });
    await prime(queryClient, { record: optional(recordReviewQuery(change)) });
  },
  component: () => {
    const { id } = Route.useParams();
    // `key` resets choices and failures when the change set changes.
    return <SingleReviewScreen key={id} id={id} />;
  },
  errorComponent: screenError('Failed to load change set.'),
  pendingComponent: SingleReviewSkeleton,
});
