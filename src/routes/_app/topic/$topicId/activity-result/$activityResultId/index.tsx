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

/** Whose report leads here. The compiler infers no parameters where `loaderDeps` stands beside the call. */
const validateSearch = searchParams({ learnerId: anyText });

export const Route = createFileRoute('/_app/topic/$topicId/activity-result/$activityResultId/')({
  // In one chunk, which the answer sheet loads ahead.
  codeSplitGroupings: [['component', 'pendingComponent', 'errorComponent', 'loader']],
  head: pageTitle('Result'),
  beforeLoad: guard(policies.learnerReports),
  validateSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: ({ context, params, deps }) =>
    prime(context.queryClient, activityResultData({ ...params, ...deps })),
  component: () => <ActivityResultScreen {...Route.useParams()} {...Route.useSearch()} />,
  errorComponent: screenError('Failed to load Activity Result.'),
  pendingComponent: ActivityResultSkeleton,
});
