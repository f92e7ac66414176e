import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { parentProfileQuery } from '#api/queries/parents.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { ProfileScreen, ProfileSkeleton } from '#features/parent/profile/profile-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/parent/profile')({
  head: pageTitle('Profile'),
  beforeLoad: guard(policies.parentOnly),
  validateSearch: searchParams({ [formParam]: oneOf(['edit']) }),
  loader: ({ context }) => prime(context.queryClient, { profile: parentProfileQuery() }),
  component: ProfileScreen,
  errorComponent: screenError('Failed to load profile.'),
  pendingComponent: ProfileSkeleton,
});
