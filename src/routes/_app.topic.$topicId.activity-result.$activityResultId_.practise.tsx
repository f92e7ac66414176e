import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { activityResultData } from '#features/learner/activity-result-data.ts';
import { PractiseScreen, PractiseSkeleton } from '#features/learner/practise-screen.tsx';
import { screenError } from '#features/shell/screen-error.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';

export const Route = createFileRoute('/_app/topic/$topicId/activity-result/$activityResultId_/practise')({
  head: pageTitle('Practise my mistakes'),
  beforeLoad: guard({ roles: ['Admin', 'Learner'] }),
  loader: ({ context, params }) => prime(context.queryClient, activityResultData(params)),
  component: () => <PractiseScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load Activity Result.'),
  pendingComponent: PractiseSkeleton,
});
