import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { roleListQuery, usersWithRolesQuery, type UserWithRoles } from '#api/queries/admin-roles.ts';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { TwoPanes } from '#components/page/two-panes.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { MembersPane } from './members/members-pane.tsx';
import { NewRole } from './new-role.tsx';
import { RoleList } from './role-list.tsx';
import { useDeleteRole } from './use-delete-role.ts';
import styles from './roles-screen.module.css';

/** The roles of the school, and who has the chosen one (ADM-005, ADM-006). */
export function RolesScreen() {
  const { data: roles } = useSuspenseQuery(roleListQuery());
  // Without it there are no figures; the rest works.
  const { data: counts } = useQuery({ ...usersWithRolesQuery(), select: countByRole });
  const { role: open } = useSearch({ from: '/_app/admin/roles' });
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useState(false);
  const openRole = (role: string | undefined) => {
    setIsPressed(role !== undefined);
    void navigate({ to: '/admin/roles', search: { role }, resetScroll: false });
  };
  const askToDelete = useDeleteRole((role) => {
    if (role === open) openRole(undefined);
  });
  const countOf = (role: string) => counts && (counts.get(role) ?? 0);
  return (
    <div className={styles.screen}>
      <PageHeader title="Roles" className={styles.header} />
      <div className={styles.tabs}>
        <AdminTabs />
      </div>
      <TwoPanes
        labels={{ list: 'All roles', detail: 'Members of the role' }}
        list={
          <div className={styles.list}>
            <NewRole onCreated={openRole} />
            <RoleList
              roles={roles}
              countOf={countOf}
              open={open}
              onPress={() => setIsPressed(true)}
              onDelete={(role) => void askToDelete(role, countOf(role))}
            />
          </div>
        }
        detail={open === undefined ? undefined : <MembersPane key={open} role={open} isPressed={isPressed} />}
        nothingChosen={
          <EmptyState
            title="Choose a role"
            text="You see who has it, and can give it to somebody or take it away."
          />
        }
      />
    </div>
  );
}

/** Whatever the position of the role. */
function countByRole(users: readonly UserWithRoles[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const role of users.flatMap(({ roles }) => roles)) counts.set(role, (counts.get(role) ?? 0) + 1);
  return counts;
}

export function RolesSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton width="14rem" height="44px" />
      <div className={styles.tabs}>
        <AdminTabs />
      </div>
      <div className={styles.waiting}>
        <TableSkeleton text="Loading roles…" rows={7} />
      </div>
    </div>
  );
}
