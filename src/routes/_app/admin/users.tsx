import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router';
import { prime } from '#api/prime.ts';
import { userListQuery } from '#api/queries/admin-users.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { listSearch } from '#components/list/list-search.ts';
import { adminTabError } from '#features/admin/people/admin-tab-error.tsx';
import { UsersScreen, UsersSkeleton } from '#features/admin/users/users-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

/** The first tab of the user administration (ADM-001, D-042). */
export const Route = createFileRoute('/_app/admin/users')({
  head: pageTitle('Users'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: listSearch(formParam, 'role', 'grade'),
  loader: ({ context }) => prime(context.queryClient, { users: userListQuery() }),
  component: Users,
  errorComponent: adminTabError('Failed to load users'),
  pendingComponent: UsersSkeleton,
});

/** The page of a person replaces the list; by default, the person is in a panel beside it. */
function Users() {
  const person = useMatch({ from: '/_app/admin/users/$userId', shouldThrow: false });
  return person?.search.view === 'page' ? <Outlet /> : <UsersScreen />;
}
