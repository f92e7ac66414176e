import { useQuery } from '@tanstack/react-query';
import { UserMinus, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { roleMembersQuery, usersWithRolesQuery } from '#api/queries/admin-roles.ts';
import { ListDownload, ListPane } from '#components/list/list-pane.tsx';
import { TableSkeleton } from '#components/list/table-skeleton.tsx';
import { useList } from '#components/list/use-list.ts';
import { problemText } from '#components/problem-text.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { shortened } from '#lib/text/shortened.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorState } from '#ui/feedback/ErrorState.tsx';
import { whatRoleOpens } from '../../people/role-words.ts';
import { fullName } from '../../people/user-link.tsx';
import { useOwnRoleChange } from '../use-own-role-change.ts';
import { GiveRoleDialog } from './give-role-dialog.tsx';
import { memberColumns, type MemberRow } from './member-columns.tsx';
import { PaneHead } from './pane-head.tsx';
import { useTakeRole } from './use-take-role.ts';
import styles from './members-pane.module.css';

const idOf = ({ id }: MemberRow) => id;
const byName = { column: 'name', direction: 'ascending' } as const;

/** Who has a role; it can be given to others and taken away (ADM-006, ADM-023). */
export function MembersPane({ role, isPressed }: { role: string; isPressed: boolean }) {
  const members = useQuery(roleMembersQuery(role));
  const rows = useMemberRows(members.data);
  const list = useList({ rows, columns: memberColumns, defaultSort: byName });
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
    <div className={styles.pane}>
      <PaneHead role={role} isPressed={isPressed} note={rows ? whatRoleOpens(role) : undefined}>
        {rows && rows.length > 0 ? giveButton : null}
      </PaneHead>
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
        <Waiting role={role} failure={failure} />
      )}
      {isGiving ? (
        <GiveRoleDialog role={role} onClose={() => setIsGiving(false)} onMainRoleChange={onMainRoleChange} />
      ) : null}
    </div>
  );
}

/** No members: not yet, or because the call has failed. */
function Waiting({ role, failure }: { role: string; failure: ReturnType<typeof useLoadFailure> }) {
  if (!failure) return <TableSkeleton text="Loading members…" rows={4} />;
  const { kind, title, advice } = problemText(failure.error, { missing: { title: 'There is no such role' } });
  return (
    <ErrorState
      title={`Failed to load members of ${shortened(role)}`}
      text={`${title}. ${advice}`}
      headingLevel={3}
      onRetry={kind === 'missing' ? undefined : failure.retry}
      retrying={failure.isRetrying ? 'Loading…' : undefined}
    />
  );
}

/** The members with all their roles; with the main one alone as long as the others are not known. */
function useMemberRows(members: readonly Omit<MemberRow, 'roles'>[] | undefined) {
  const { data: users } = useQuery(usersWithRolesQuery());
  return useMemo(() => {
    const rolesOf = new Map(users?.map(({ id, roles }) => [id, roles]));
    return members?.map((member): MemberRow => ({
      ...member,
      roles: rolesOf.get(member.id) ?? [member.role],
    }));
  }, [members, users]);
}
