import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { LoadFailure, prime } from '#api/prime.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { screenError } from '#components/page/screen-error.tsx';
import {
  ChildProfileScreen,
  ChildProfileSkeleton,
} from '#features/parent/child-profile/child-profile-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { anyText, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The update sends the complete record, so it must be current (D-092). */
const childData = (learnerId: string) => ({
  learner: { ...learnerQuery(learnerId), staleTime: 0 },
  grades: gradeListQuery(),
});

/** @throws LoadFailure without a learner, Problem when the learner cannot be loaded */
async function loadChild(queryClient: QueryClient, learnerId: string | undefined) {
  if (!learnerId) throw new LoadFailure('Learner ID is missing.');
  const { learner } = await prime(queryClient, childData(learnerId));
  return { learnerId, name: learner.name };
}

/** A constant: TypeScript infers no params if `loaderDeps` is in the same object literal. */
const validateSearch = searchParams({ learnerId: anyText });

/** The learner is in the navigation state or the query (D-050). */
export const Route = createFileRoute('/_app/parent/child-profile')({
  beforeLoad: guard(policies.parentOnly),
  validateSearch,
  loaderDeps: ({ search: { learnerId } }) => ({ learnerId }),
  loader: ({ context, deps, location }) =>
    loadChild(context.queryClient, location.state.learnerId ?? deps.learnerId),
  // The URL may be the same for several learners.
  gcTime: 0,
  head: ({ loaderData }) => pageTitle(loaderData ? `Edit Profile of ${loaderData.name}` : 'Edit Profile')(),
  component: () => <ChildProfileScreen learnerId={Route.useLoaderData().learnerId} />,
  errorComponent: screenError('Failed to load learner.'),
  pendingComponent: ChildProfileSkeleton,
});
