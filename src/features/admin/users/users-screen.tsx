import { useSuspenseQuery, useMutation } from '@tanstack/react-query';
import { userListQuery, type AdminUser, deleteUserMutation } from '#api/queries/admin-users.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { confirmDelete } from '#components/list/confirm-action.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListFilter } from '#components/list/list-filter.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { useSelection } from '#components/list/use-selection.ts';
import { Role } from '#session/roles.ts';
import { currentSession } from '#session/session.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { showMessage } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { WhatsAppLink } from '../people/contact.tsx';
import { fullName } from '../people/user-link.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { AddUserForm, EditUserForm } from './user-form.tsx';
import styles from './users-screen.module.css';

const ownAccount = {
  title: 'This is your own account',
  advice: 'You cannot delete the account that you are signed in with. Another administrator can.',
};

/** Names the user, and the data that is deleted with the account (tag AdminUsers of the contract, *Deleting*). */
function deletionText(user: AdminUser): Markup {
  const name = fullName(user);
  const who = user.email === null ? user.role : `${user.role}, ${user.email}`;
  if (user.role === Role.Learner) {
    return markup`<p>This deletes <b>${name}</b> (${who}) for good: the login, all attempts and saved answers, the plans, the links to parents, and invitations that are still open.</p><p>The accounts of the parents stay. Nothing is charged again, and a payment that is not confirmed yet is refunded.</p>`;
  }
  if (user.role === Role.Parent) {
    return markup`<p>This deletes <b>${name}</b> (${who}) for good: the login, the links to learners, the renewals that ${user.name} pays for, and the invitations that ${user.name} has sent.</p><p>The learners stay, with their plans and their other parents.</p>`;
  }
  return markup`<p>This deletes <b>${name}</b> (${who}) for good: the login, the role and the permissions.</p><p>What ${user.name} has written stays, without the name of its author.</p>`;
}

/** Deletes an account after a confirmation. Users cannot delete their own account. */
function useDeleteUser(onDeleted: (id: string) => void) {
  const { mutateAsync: deleteUser } = useMutation(deleteUserMutation());
  return (user: AdminUser): Promise<unknown> => {
    if (currentSession()?.id === user.id) {
      return showMessage({ title: ownAccount.title, message: markup`${ownAccount.advice}` });
    }
    return confirmDelete({
      title: 'Delete User?',
      message: deletionText(user),
      run: async () => {
        await deleteUser(user.id);
        onDeleted(user.id);
      },
      success: 'User deleted',
      failed: () => ({ message: 'Delete failed' }),
      problem: { conflict: ownAccount },
    });
  };
}

const tones: Readonly<Record<string, BadgeTone>> = {
  [Role.Admin]: 'info',
  [Role.ContentAdmin]: 'info',
  [Role.Moderator]: 'info',
  [Role.Tutor]: 'success',
  [Role.Teacher]: 'success',
  [Role.Teatcher]: 'success',
  [Role.Parent]: 'outline',
};

/** In a narrow table, telephone numbers wrap before the role ContentAdmin does. */
const phoneWidth = 'calc(15cqi - 1.4rem)';

const roleOf = ({ role }: AdminUser) => role;

const columns: readonly ListColumn<AdminUser>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    rowHeader: true,
    width: '11%',
    cardCell: (user) => <Highlighted text={fullName(user)} />,
  }),
  textColumn('surname', 'Surname', ({ surname }) => surname, { width: '11%', onCard: 'hidden' }),
  textColumn('email', 'Email', ({ email }) => email),
  phoneColumn('cellphone', 'Cellphone', ({ cellphoneNumber }) => cellphoneNumber, { width: phoneWidth }),
  phoneColumn('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber, {
    width: phoneWidth,
    cell: ({ whatsAppNumber }) => <WhatsAppLink number={whatsAppNumber} />,
  }),
  textColumn('role', 'Role', roleOf, {
    width: 'calc(6cqi + 5.4rem)',
    cell: ({ role }) => (
      <Badge tone={tones[role] ?? 'neutral'} icon={null} className={styles.role}>
        <Highlighted text={role} />
      </Badge>
    ),
  }),
];

const idOf = ({ id }: AdminUser): string => id;
const checkboxLabel = (user: AdminUser): string => `Choose ${fullName(user)}`;
const byName = { column: 'name', direction: 'ascending' } as const;
const filters = { role: roleOf };

/** A constant element: typing in the search does not render the tabs again. */
const tabs = <AdminTabs />;

export function UsersScreen() {
  const { data: users } = useSuspenseQuery(userListQuery());
  const list = useList({ rows: users, columns, defaultSort: byName, filters });
  const form = useFormParam(users);
  const askToDelete = useDeleteUser(form.closeDeleted);
  const selection = useSelection(users, list.visibleRows, checkboxLabel);

  return (
    <>
      <ListScreen
        title="Users"
        noun={{ singular: 'user', plural: 'users' }}
        list={list}
        rowKey={idOf}
        rowName={fullName}
        form={form}
        addLabel="Add User"
        opensRows
        selection={selection.rowSelection}
        fileName="users"
        tabs={tabs}
        filters={
          <ListFilter
            label="Role"
            all="All roles"
            name="role"
            values={list.values.role}
            chosen={list.chosen.role}
            choose={list.choose}
          />
        }
        onDelete={(user) => void askToDelete(user)}
        emptyState={<EmptyState title="No users yet." text="Add the first account." />}
      >
        {form.isOpen && form.record ? (
          <EditUserForm key={form.record.id} user={form.record} onClose={form.close} />
        ) : null}
        {form.isOpen && !form.record ? <AddUserForm onClose={form.close} /> : null}
      </ListScreen>
      <BulkActions selection={selection} />
    </>
  );
}

export const UsersSkeleton = () => <ListScreenSkeleton text="Loading users…" tabs={tabs} buttons={2} />;
