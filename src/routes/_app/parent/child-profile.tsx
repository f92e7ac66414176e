import { createFileRoute } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { loadChild } from '#features/parent/child-profile/child-profile-data.ts';
import {
  ChildProfileScreen,
  ChildProfileSkeleton,
} from '#features/parent/child-profile/child-profile-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The compiler infers no parameters where `loaderDeps` stands beside the call. */
const validateSearch = searchParams({ learnerId: anyText });

/** The learner comes with the navigation's state, or in the query (D-050). */
export const Route = createFileRoute('/_app/parent/child-profile')({
  head: pageTitle('Edit Profile'),
  beforeLoad: guard(policies.parentOnly),
  validateSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: ({ context, deps, location }) =>
    loadChild(context.queryClient, location.state.learnerId ?? deps.learnerId),
  // Another learner has the same URL.
  gcTime: 0,
  component: () => <ChildProfileScreen learnerId={Route.useLoaderData()} />,
  errorComponent: screenError('Failed to load learner.'),
  pendingComponent: ChildProfileSkeleton,
});
