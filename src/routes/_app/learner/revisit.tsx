import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { PractiseSkeleton } from '#features/learner/practise/practise-skeleton.tsx';
import { loadRevisit } from '#features/learner/revisit/revisit-data.ts';
import { RevisitScreen } from '#features/learner/revisit/revisit-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/learner/revisit')({
  head: pageTitle('Questions to revisit'),
  beforeLoad: guard(policies.learnerOnly),
  // Planned at each visit: the screen keeps the round with which it opens.
  gcTime: 0,
  loader: ({ context }) => loadRevisit(context.queryClient),
  component: () => <RevisitScreen loaded={Route.useLoaderData()} />,
  errorComponent: screenError('Failed to load your questions.'),
  pendingComponent: PractiseSkeleton,
});
