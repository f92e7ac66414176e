import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { parentsWithLearnersQuery } from '#api/queries/admin-users.ts';
import { listSearch } from '#components/list/list-search.ts';
import { ParentsScreen, ParentsSkeleton } from '#features/admin/parents/parents-screen.tsx';
import { adminTabError } from '#features/admin/people/admin-tab-error.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/parents')({
  head: pageTitle('Parents'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: listSearch(),
  loader: ({ context }) => prime(context.queryClient, { parents: parentsWithLearnersQuery() }),
  component: ParentsScreen,
  errorComponent: adminTabError('Failed to load parents'),
  pendingComponent: ParentsSkeleton,
});
