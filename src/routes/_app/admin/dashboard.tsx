import { createFileRoute } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { userListQuery } from '#api/queries/admin-users.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { listSearch } from '#components/list/list-search.ts';
import { adminTabError } from '#features/admin/people/admin-tab-error.tsx';
import { UsersScreen, UsersSkeleton } from '#features/admin/users/users-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** Shows the same screen as /admin/users (D-042). */
export const Route = createFileRoute('/_app/admin/dashboard')({
  head: pageTitle('Users'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: listSearch(formParam, 'role', 'grade'),
  loader: ({ context }) => prime(context.queryClient, { users: userListQuery() }),
  component: UsersScreen,
  errorComponent: adminTabError('Failed to load users'),
  pendingComponent: UsersSkeleton,
});
