import { useQuery } from '@tanstack/react-query';
import { roleListQuery } from '#api/queries/admin-roles.ts';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { PageTabs } from '#components/page/page-tabs.tsx';
import { Role } from '#session/roles.ts';

const countUsers = (users: readonly AdminUser[]) => ({
  all: users.length,
  parents: users.filter(({ role }) => role === Role.Parent).length,
  learners: users.filter(({ role }) => role === Role.Learner).length,
});

/**
 * The tabs of the administrator's screen (ADM-001). Each is a route; Users has a second URL, /admin/dashboard
 * (D-042). Only cached lists have counts: no tab loads the list of another one.
 */
export function AdminTabs() {
  const { data: users } = useQuery({ ...userListQuery(), select: countUsers, enabled: false });
  const { data: roleCount } = useQuery({
    ...roleListQuery(),
    select: (roles: readonly unknown[]) => roles.length,
    enabled: false,
  });
  return (
    <PageTabs
      label="People"
      tabs={[
        {
          to: '/admin/users',
          label: 'Users',
          count: users?.all,
          within: ['/admin/dashboard', '/admin/users/'],
        },
        { to: '/admin/roles', label: 'Roles', count: roleCount },
        { to: '/admin/parents', label: 'Parents', count: users?.parents },
        { to: '/admin/learners', label: 'Learners', count: users?.learners },
      ]}
    />
  );
}
