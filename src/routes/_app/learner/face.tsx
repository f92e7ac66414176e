import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { AvatarScreen, AvatarSkeleton } from '#features/learner/avatar/avatar-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const avatarData = () => ({ profile: myLearnerProfileQuery() });

export const Route = createFileRoute('/_app/learner/face')({
  head: pageTitle('Your face'),
  beforeLoad: guard(policies.learnerOnly),
  loader: ({ context }) => prime(context.queryClient, avatarData()),
  component: AvatarScreen,
  errorComponent: screenError('Failed to load your face.'),
  pendingComponent: AvatarSkeleton,
});
