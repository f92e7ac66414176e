import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ownRecordData } from '#features/learner/profile/profile-data.ts';
import { ProfileScreen, ProfileSkeleton } from '#features/learner/profile/profile-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/learner/profile')({
  head: pageTitle('Profile'),
  beforeLoad: guard(policies.learnerOnly),
  loader: ({ context }) => prime(context.queryClient, ownRecordData()),
  component: ProfileScreen,
  errorComponent: screenError('Failed to load profile.'),
  pendingComponent: ProfileSkeleton,
});
