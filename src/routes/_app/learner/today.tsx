import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { PractiseSkeleton } from '#features/learner/practise/practise-skeleton.tsx';
import { loadToday } from '#features/learner/today/today-data.ts';
import { TodayScreen } from '#features/learner/today/today-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/learner/today')({
  head: pageTitle('Today’s round'),
  beforeLoad: guard(policies.learnerOnly),
  // Planned at each visit: the screen keeps the plan with which it opens.
  gcTime: 0,
  loader: ({ context }) => loadToday(context.queryClient),
  component: () => <TodayScreen loaded={Route.useLoaderData()} />,
  errorComponent: screenError('Failed to load your questions.'),
  pendingComponent: PractiseSkeleton,
});
