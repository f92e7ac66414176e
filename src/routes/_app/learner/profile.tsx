import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ProfileScreen, ProfileSkeleton } from '#features/learner/profile/profile-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const profileData = () => ({ profile: myLearnerProfileQuery(), grades: gradeListQuery() });

export const Route = createFileRoute('/_app/learner/profile')({
  head: pageTitle('Profile'),
  beforeLoad: guard(policies.learnerOnly),
  loader: ({ context }) => prime(context.queryClient, profileData()),
  component: ProfileScreen,
  errorComponent: screenError('Failed to load profile.'),
  pendingComponent: ProfileSkeleton,
});
