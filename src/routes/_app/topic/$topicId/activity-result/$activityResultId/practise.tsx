import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { markedAttemptData } from '#features/learner/activity-result/activity-result-data.ts';
import { practiceDraftsQuery } from '#features/learner/practise/practice-drafts.ts';
import { PractiseScreen } from '#features/learner/practise/practise-screen.tsx';
import { PractiseSkeleton } from '#features/learner/practise/practise-skeleton.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';
import { currentSession } from '#session/session.ts';

export const Route = createFileRoute('/_app/topic/$topicId/activity-result/$activityResultId/practise')({
  beforeLoad: guard(policies.learnerOrAdmin),
  loader: async ({ context, params }) => {
    const drafts = practiceDraftsQuery(currentSession()?.id ?? '');
    const { result } = await prime(context.queryClient, { ...markedAttemptData(params), drafts });
    return result.title;
  },
  head: ({ loaderData: title }) => pageTitle(title ? `Practise ${title}` : 'Practise my mistakes')(),
  component: () => <PractiseScreen {...Route.useParams()} />,
  errorComponent: screenError('Failed to load Activity Result.'),
  pendingComponent: PractiseSkeleton,
});
