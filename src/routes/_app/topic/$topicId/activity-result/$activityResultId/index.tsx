import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { activityResultData } from '#features/learner/activity-result/activity-result-data.ts';
import {
  ActivityResultScreen,
  ActivityResultSkeleton,
} from '#features/learner/activity-result/activity-result-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** A constant: TypeScript infers no params if `loaderDeps` is in the same object literal. */
const validateSearch = searchParams({ learnerId: anyText });

export const Route = createFileRoute('/_app/topic/$topicId/activity-result/$activityResultId/')({
  // One chunk, which the answer sheet preloads.
  codeSplitGroupings: [['component', 'pendingComponent', 'errorComponent', 'loader']],
  beforeLoad: guard(policies.learnerReports),
  validateSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: async ({ context, params, deps }) =>
    (await prime(context.queryClient, activityResultData({ ...params, ...deps }))).result.title,
  head: ({ loaderData: title }) => pageTitle(title ? `Result of ${title}` : 'Result')(),
  component: () => <ActivityResultScreen {...Route.useParams()} {...Route.useSearch()} />,
  errorComponent: screenError('Failed to load Activity Result.'),
  pendingComponent: ActivityResultSkeleton,
});
