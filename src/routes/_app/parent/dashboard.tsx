import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { myLearnersQuery } from '#api/queries/learners.ts';
import { newRecord } from '#components/form/use-form-param.ts';
import { screenError } from '#components/page/screen-error.tsx';
import { DashboardScreen, DashboardSkeleton } from '#features/parent/dashboard/dashboard-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { oneOf, searchParams } from '#lib/url/search-params.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/parent/dashboard')({
  head: pageTitle('My Learners'),
  beforeLoad: guard(policies.parentOnly),
  validateSearch: searchParams({ form: oneOf([newRecord]) }),
  // Each card loads its own data, so that none waits for another.
  loader: ({ context }) => prime(context.queryClient, { learners: myLearnersQuery() }),
  component: DashboardScreen,
  errorComponent: screenError('Failed to load learners.'),
  pendingComponent: DashboardSkeleton,
});
