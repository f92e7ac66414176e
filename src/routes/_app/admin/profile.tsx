import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '#features/admin/profile/profile-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/profile')({
  head: pageTitle('Profile'),
  beforeLoad: guard(policies.contentReview),
  component: ProfileScreen,
});
