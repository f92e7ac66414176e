import { useSuspenseQuery } from '@tanstack/react-query';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListFilter } from '#components/list/list-filter.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { useSelection } from '#components/list/use-selection.ts';
import { Role } from '#session/roles.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { WhatsAppLink } from '../people/contact.tsx';
import { fullName } from '../people/user-link.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useDeleteUser } from './use-delete-user.ts';
import { AddUserForm, EditUserForm } from './user-form.tsx';
import styles from './users-screen.module.css';

/** Tells families, teachers and the office apart at a glance; the word is in the badge. */
const tones: Readonly<Record<string, BadgeTone>> = {
  [Role.Admin]: 'info',
  [Role.ContentAdmin]: 'info',
  [Role.Moderator]: 'info',
  [Role.Tutor]: 'ok',
  [Role.Teacher]: 'ok',
  [Role.Teatcher]: 'ok',
  [Role.Parent]: 'line',
};

/** Numbers fit on a line in a wide table; beside the form they break, so that 'ContentAdmin' need not. */
const phoneWidth = 'calc(15cqi - 1.4rem)';

const roleOf = ({ role }: AdminUser) => role;

/** ADM-003. */
const columns: readonly ListColumn<AdminUser>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    rowHeader: true,
    width: '11.5%',
    cardCell: (user) => <Highlighted text={fullName(user)} />,
  }),
  textColumn('surname', 'Surname', ({ surname }) => surname, { width: '12.5%', onCard: 'hidden' }),
  textColumn('email', 'Email', ({ email }) => email),
  phoneColumn('cellphone', 'Cellphone', ({ cellphoneNumber }) => cellphoneNumber, { width: phoneWidth }),
  phoneColumn('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber, {
    width: phoneWidth,
    cell: ({ whatsAppNumber }) => <WhatsAppLink number={whatsAppNumber} />,
  }),
  textColumn('role', 'Role', roleOf, {
    width: 'calc(10cqi + 3.6rem)',
    cell: ({ role }) => (
      <Badge tone={tones[role] ?? 'plain'} icon={null} className={styles.role}>
        <Highlighted text={role} />
      </Badge>
    ),
  }),
];

const idOf = ({ id }: AdminUser): string => id;
const checkboxLabel = (user: AdminUser): string => `Choose ${fullName(user)}`;
const byName = { column: 'name', direction: 'ascending' } as const;
const filters = { role: roleOf };

/** The same element in each render: the search does not render it again. */
const tabs = <AdminTabs />;

/** All accounts (ADM-002 to ADM-004): found, added, edited, deleted, and several changed at once. */
export function UsersScreen() {
  const { data: users } = useSuspenseQuery(userListQuery());
  const list = useList({ rows: users, columns, defaultSort: byName, filters });
  const form = useFormParam(users);
  const askToDelete = useDeleteUser(form.closeDeleted);
  const selection = useSelection(users, list.shown, checkboxLabel);

  return (
    <>
      <ListScreen
        title="Users"
        noun={{ one: 'user', many: 'users' }}
        list={list}
        rowKey={idOf}
        rowName={fullName}
        form={form}
        add="Add User"
        opensRows
        selection={selection.forList}
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
        nothingYet={<EmptyState title="No users yet." text="Add the first account." />}
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

export const UsersSkeleton = () => <ListScreenSkeleton text="Loading users…" tabs={tabs} />;
