import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { UserMinus, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { roleMembersQuery, usersWithRolesQuery } from '#api/queries/admin-roles.ts';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { BackLink } from '#components/page/back-link.tsx';
import { DetailPane } from '#components/page/list-detail.tsx';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { shortened } from '#lib/text/shortened.ts';
import { currentSession, signOut } from '#session/session.ts';
import { switchUser } from '#session/switch-user.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmailLink } from '../people/contact.tsx';
import { whatRoleOpens } from '../people/role-words.ts';
import { fullName, UserLink } from '../people/user-link.tsx';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { useTakeRole } from './use-take-role.ts';

/** A member with all their roles, the main one first; undefined while they are not loaded, or failed to load. */
export interface MemberRow extends AdminUser {
  roles: readonly string[] | undefined;
}

const furtherRoles = ({ roles }: MemberRow): string => roles?.slice(1).join(', ') ?? '';

const columns: readonly ListColumn<MemberRow>[] = [
  textColumn<MemberRow>('name', 'Name', fullName, {
    cell: (member) => <UserLink user={member} />,
    rowHeader: true,
    width: '24%',
  }),
  textColumn('email', 'Email', ({ email }) => email, { cell: ({ email }) => <EmailLink email={email} /> }),
  textColumn('role', 'Main role', ({ role }) => role, { width: '15%' }),
  textColumn('further', 'Further roles', furtherRoles, {
    cell: (member) => (member.roles ? <Highlighted text={furtherRoles(member) || '—'} /> : 'Unknown'),
    width: '18%',
  }),
];

const idOf = ({ id }: MemberRow) => id;
const byName = { column: 'name', direction: 'ascending' } as const;

/** Who has a role; it can be given to others and taken away (ADM-006, ADM-023). */
export function MembersPane({ role }: { role: string }) {
  const members = useQuery(roleMembersQuery(role));
  const rows = useMemberRows(members.data);
  const list = useList({ rows, columns, defaultSort: byName });
  const failure = useLoadFailure(members);
  const [isGiving, setIsGiving] = useState(false);
  const onMainRoleChange = useOwnRoleChange();
  const takeRole = useTakeRole(role, onMainRoleChange);

  const giveButton = (
    <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onPress={() => setIsGiving(true)}>
      Give role
    </Button>
  );
  return (
    <DetailPane
      title={`Members of “${role}”`}
      note={rows ? whatRoleOpens(role) : undefined}
      back={<BackLink to="/admin/roles" resetScroll={false} />}
      actions={rows && rows.length > 0 ? giveButton : null}
    >
      {rows ? (
        <ListPane
          list={list}
          caption={`Members of “${role}”`}
          noun={{ one: 'member', many: 'members' }}
          rowKey={idOf}
          rowName={fullName}
          maxHeight="max(24rem, 100dvh - var(--under-bars) - 20rem)"
          toolbarActions={<ListDownload fileName="members" list={list} />}
          rowActions={[
            {
              label: 'Remove',
              icon: <UserMinus aria-hidden="true" />,
              onPress: (member) => void takeRole(member),
              isDangerous: true,
            },
          ]}
          nothingYet={
            <EmptyState title="No users in this role." text="Give it to the first one." action={giveButton} />
          }
        />
      ) : (
        <NotLoaded
          title={`Failed to load members of ${shortened(role)}`}
          failure={failure}
          own={{ missing: { title: 'There is no such role' } }}
          loading={<TableSkeleton text="Loading members…" rows={4} />}
        />
      )}
      {isGiving ? (
        <GiveRoleDialog role={role} onClose={() => setIsGiving(false)} onMainRoleChange={onMainRoleChange} />
      ) : null}
    </DetailPane>
  );
}

/** The members with all their roles. */
function useMemberRows(members: readonly AdminUser[] | undefined): readonly MemberRow[] | undefined {
  const { data: users } = useQuery(usersWithRolesQuery());
  return useMemo(() => {
    const rolesOf = new Map(users?.map(({ id, roles }) => [id, roles]));
    return members?.map((member) => ({ ...member, roles: rolesOf.get(member.id) }));
  }, [members, users]);
}

/**
 * After a change of a user's main role: signs out a user who has changed their own. Their token names the old role, which
 * the server no longer accepts.
 */
function useOwnRoleChange() {
  const router = useRouter();
  return (userId: string): void => {
    if (currentSession()?.id !== userId) return;
    void switchUser(router, () => {
      signOut();
      return `/auth/login?${new URLSearchParams({ message: 'Your role has changed. Please sign in again.' })}`;
    });
  };
}
