import { createFileRoute } from '@tanstack/react-router';
import { deferred, prime } from '#api/prime.ts';
import { roleListQuery, roleMembersQuery, usersWithRolesQuery } from '#api/queries/admin-roles.ts';
import { listSearch } from '#components/list/list-search.ts';
import { adminTabError } from '#features/admin/people/admin-tab-error.tsx';
import { RolesScreen, RolesSkeleton } from '#features/admin/roles/roles-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';
import { guard } from '#session/guard.ts';
import { policies } from '#session/policies.ts';

const search = listSearch('role');

export const Route = createFileRoute('/_app/admin/roles')({
  head: pageTitle('Roles'),
  beforeLoad: guard(policies.adminOnly),
  validateSearch: search,
  loaderDeps: ({ search: { role } }) => ({ role }),
  loader: ({ context, deps: { role } }) =>
    prime(context.queryClient, {
      roles: roleListQuery(),
      users: deferred(usersWithRolesQuery()),
      ...(role !== undefined && { members: deferred(roleMembersQuery(role)) }),
    }),
  component: RolesScreen,
  errorComponent: adminTabError('Failed to load roles'),
  pendingComponent: RolesSkeleton,
});
