import { useQuery, useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { UserMinus, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  roleMembersQuery,
  usersWithRolesQuery,
  OnlyRoleError,
  removeRoleMutation,
} from '#api/queries/admin-roles.ts';
import type { AdminUser } from '#api/queries/admin-users.ts';
import { useKeys } from '#components/keys/use-keys.ts';
import { confirmAction } from '#components/list/confirm-action.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { NotLoaded } from '#components/not-loaded.tsx';
import { BackLink } from '#components/page/back-link.tsx';
import { DetailPane } from '#components/page/list-detail.tsx';
import { useQueryFailure } from '#components/use-query-failure.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { currentSession, signOut } from '#session/session.ts';
import { switchUser } from '#session/switch-user.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import { EmailLink } from '../people/contact.tsx';
import { roleAccessText, lastAdminProblem, roleRemovalWarning } from '../people/role-effects.ts';
import { fullName, UserLink } from '../people/user-link.tsx';
import { GiveRoleDialog } from './give-role-dialog.tsx';

const onlyRoleProblem = {
  title: 'Every user needs a role',
  advice: 'Open another role and give it as the main one first.',
};

function removalText(member: MemberRow, role: string): Markup {
  const name = fullName(member);
  const { role: main, roles } = member;
  if (main !== role) {
    return markup`This takes the role <b>${role}</b> from <b>${name}</b>. The main role stays <b>${main}</b>, so the access of ${name} does not change.`;
  }
  const next = roles?.[1] ?? 'another one';
  const lost = roleRemovalWarning(name, role);
  if (member.id === currentSession()?.id) {
    return markup`<p>This is <b>your own account</b>. The main role becomes <b>${next}</b>.</p><p>${lost} You are signed out at once, and cannot undo this yourself.</p>`;
  }
  return markup`<p>This takes the role <b>${role}</b> from <b>${name}</b>. The main role becomes <b>${next}</b>.</p><p>${lost}</p>`;
}

/**
 * Removes a role from a user, after a confirmation.
 *
 * @param onMainRoleChange called with the id of a user whose main role has changed
 */
function useRemoveRole(role: string, onMainRoleChange: (userId: string) => void) {
  const { mutateAsync: removeRole } = useMutation(removeRoleMutation());
  return (member: MemberRow): Promise<unknown> => {
    if (member.roles?.length === 1) {
      const message = markup`<b>${role}</b> is the only role of <b>${fullName(member)}</b>. ${onlyRoleProblem.advice}`;
      return showMessage({ title: onlyRoleProblem.title, message });
    }
    return confirmAction({
      title: 'Take the role away?',
      message: removalText(member, role),
      run: async () => {
        await removeRole({ userId: member.id, role });
        if (member.role === role) onMainRoleChange(member.id);
      },
      success: 'Role taken away',
      problem: (error) =>
        error instanceof OnlyRoleError ? { unexpected: onlyRoleProblem } : { conflict: lastAdminProblem },
      labels: { confirm: 'Yes, take it away', cancel: 'No, cancel', busy: 'Saving…' },
      removesRow: true,
    });
  };
}

/** A member with all roles, the main one first. `roles` is undefined while loading and after a failure. */
export interface MemberRow extends AdminUser {
  roles: readonly string[] | undefined;
}

const additionalRoles = ({ roles }: MemberRow): string => roles?.slice(1).join(', ') ?? '';

const columns: readonly ListColumn<MemberRow>[] = [
  textColumn<MemberRow>('name', 'Name', fullName, {
    cell: (member) => <UserLink user={member} />,
    rowHeader: true,
  }),
  textColumn('email', 'Email', ({ email }) => email, { cell: ({ email }) => <EmailLink email={email} /> }),
  textColumn('role', 'Main role', ({ role }) => role),
  textColumn('additional', 'Additional roles', additionalRoles, {
    cell: (member) => (member.roles ? <Highlighted text={additionalRoles(member) || '—'} /> : 'Unknown'),
  }),
];

const idOf = ({ id }: MemberRow) => id;
const byName = { column: 'name', direction: 'ascending' } as const;

export function MembersPane({ role }: { role: string }) {
  const members = useQuery(roleMembersQuery(role));
  const rows = useMemberRows(members.data);
  const list = useList({ rows, columns, defaultSort: byName });
  const failure = useQueryFailure(members);
  const [isGiving, setIsGiving] = useState(false);
  const onMainRoleChange = useSignOutAfterRoleChange();
  const removeRole = useRemoveRole(role, onMainRoleChange);

  const giveRole = () => setIsGiving(true);
  useKeys([{ name: 'N', description: 'give the role to a user', action: giveRole }]);

  const giveButton = (
    <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onPress={giveRole}>
      Give role
    </Button>
  );
  return (
    <DetailPane
      title={`Members of “${role}”`}
      note={rows ? roleAccessText(role) : undefined}
      back={<BackLink to="/admin/roles" resetScroll={false} />}
      actions={rows && rows.length > 0 ? giveButton : null}
    >
      {rows ? (
        <ListPane
          list={list}
          caption={`Members of “${role}”`}
          noun={{ singular: 'member', plural: 'members' }}
          rowKey={idOf}
          rowName={fullName}
          maxHeight="max(24rem, 100dvh - var(--under-bars) - 20rem)"
          toolbarActions={<ListDownload fileName="members" list={list} />}
          rowActions={[
            {
              label: 'Remove',
              icon: <UserMinus aria-hidden="true" />,
              onPress: (member) => void removeRole(member),
              isDangerous: true,
            },
          ]}
          emptyState={
            <EmptyState
              title="No users in this role."
              text="Give the role to the first user."
              action={giveButton}
            />
          }
        />
      ) : (
        <NotLoaded
          title={`Failed to load members of ${truncateName(role)}`}
          failure={failure}
          problemTexts={{ missing: { title: 'There is no such role' } }}
          loading={<TableSkeleton text="Loading members…" rows={4} />}
        />
      )}
      {isGiving ? (
        <GiveRoleDialog role={role} onClose={() => setIsGiving(false)} onMainRoleChange={onMainRoleChange} />
      ) : null}
    </DetailPane>
  );
}

function useMemberRows(members: readonly AdminUser[] | undefined): readonly MemberRow[] | undefined {
  const { data: users } = useQuery(usersWithRolesQuery());
  return useMemo(() => {
    const rolesById = new Map(users?.map(({ id, roles }) => [id, roles]));
    return members?.map((member) => ({ ...member, roles: rolesById.get(member.id) }));
  }, [members, users]);
}

/** Signs out a user who has changed their own main role: the server no longer accepts the role in the token. */
function useSignOutAfterRoleChange() {
  const router = useRouter();
  return (userId: string): void => {
    if (currentSession()?.id !== userId) return;
    void switchUser(router, () => {
      signOut();
      return `/auth/login?${new URLSearchParams({ message: 'Your role has changed. Please sign in again.' })}`;
    });
  };
}
