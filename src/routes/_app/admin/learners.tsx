import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { learnersWithParentsQuery } from '#api/queries/admin-users.ts';
import { listSearch } from '#components/list/list-search.ts';
import { LearnersScreen, LearnersSkeleton } from '#features/admin/learners/learners-screen.tsx';
import { adminTabError } from '#features/admin/people/admin-tab-error.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

export const Route = createFileRoute('/_app/admin/learners')({
  head: pageTitle('Learners'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: listSearch('grade'),
  loader: ({ context }) => prime(context.queryClient, { learners: learnersWithParentsQuery() }),
  component: LearnersScreen,
  errorComponent: adminTabError('Failed to load learners'),
  pendingComponent: LearnersSkeleton,
});
