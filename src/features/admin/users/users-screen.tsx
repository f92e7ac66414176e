import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { FileSpreadsheet } from 'lucide-react';
import { useMemo } from 'react';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { useFormParam } from '#components/form/use-form-param.ts';
import { saveCsv } from '#components/list/csv/csv-download.tsx';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListFilter } from '#components/list/list-filter.tsx';
import { listCsv } from '#components/list/list-pane.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { useSelection } from '#components/list/use-selection.ts';
import { RoleBadge } from '#components/people/role-badge.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { WhatsAppLink } from '../people/contact.tsx';
import { GradeFilter } from '../people/grade-filter.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { useDeleteUser } from './delete-user.ts';
import { PersonRows } from './person/person-rows.ts';
import { AddUserForm, EditUserForm } from './user-form.tsx';

const roleOf = ({ role }: AdminUser) => role;

const columns: readonly ListColumn<AdminUser>[] = [
  textColumn('name', 'Name', ({ name }) => name, {
    rowHeader: true,
    cell: (user) => <UserLink user={user} text={user.name} keepsList />,
    cardCell: (user) => <UserLink user={user} keepsList />,
  }),
  textColumn('surname', 'Surname', ({ surname }) => surname, { onCard: 'hidden' }),
  textColumn('email', 'Email', ({ email }) => email),
  phoneColumn('cellphone', 'Cellphone', ({ cellphoneNumber }) => cellphoneNumber),
  phoneColumn('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber, {
    cell: ({ whatsAppNumber }) => <WhatsAppLink number={whatsAppNumber} />,
  }),
  textColumn('role', 'Role', roleOf, { cell: ({ role }) => <RoleBadge role={role} /> }),
];

const idOf = ({ id }: AdminUser): string => id;
const checkboxLabel = (user: AdminUser): string => `Choose ${fullName(user)}`;
const byName = { column: 'name', direction: 'ascending' } as const;

/** Constant elements: typing in the search does not render them again. */
const tabs = <AdminTabs />;
const importLink = (
  <Link to="/admin/users/import" className={buttonStyle({})}>
    <FileSpreadsheet aria-hidden="true" />
    Import class list
  </Link>
);

/** The grades are not in the rows: without them, there is no filter by grade. */
function describeUsers(grades: readonly { id: string; title: string }[] = []) {
  const titles = new Map(grades.map(({ id, title }) => [id, title]));
  const gradeOf = ({ gradeId }: AdminUser) => titles.get(gradeId ?? '') ?? 'No grade';
  return {
    filters: { role: roleOf, grade: gradeOf },
    exportColumns: [
      { header: 'Grade', text: ({ gradeId }: AdminUser) => titles.get(gradeId ?? '') ?? gradeId },
      { header: 'Date of birth', text: ({ dateOfBirth }: AdminUser) => dateOfBirth },
      { header: 'Permissions', text: ({ permissions }: AdminUser) => permissions.join(', ') },
    ],
  };
}

/** Beside a panel there is no room for all columns. */
const besidePanel = { hiddenColumns: ['cellphone', 'whatsapp'], cardsBelow: 36 };

/** The panel of a user has the actions of the row. */
const withoutEdit = { onEdit: undefined };

export function UsersScreen() {
  const { data: users } = useSuspenseQuery(userListQuery());
  const { data: grades } = useQuery(gradeListQuery());
  const { filters, exportColumns } = useMemo(() => describeUsers(grades), [grades]);
  const form = useFormParam(users);
  const openPerson = useParams({ strict: false, select: ({ userId }) => userId });
  const openRow = form.record?.id ?? openPerson;
  const list = useList({ rows: users, columns, defaultSort: byName, filters, openRow });
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
        action={importLink}
        opensRows
        selection={selection.rowSelection}
        fileName="users"
        exportColumns={exportColumns}
        tabs={tabs}
        filters={
          <>
            <ListFilter
              label="Role"
              all="All roles"
              name="role"
              values={list.values.role}
              chosen={list.chosen.role}
              choose={list.choose}
            />
            <GradeFilter list={list} />
          </>
        }
        {...(openPerson !== undefined || form.isOpen ? besidePanel : {})}
        {...(openPerson === undefined ? {} : withoutEdit)}
        onDelete={openPerson === undefined ? (user) => void askToDelete(user) : undefined}
        emptyState={<EmptyState title="No users yet." text="Add the first account." />}
      >
        {form.isOpen && form.record ? (
          <EditUserForm key={form.record.id} user={form.record} onClose={form.close} />
        ) : null}
        {form.isOpen && !form.record ? <AddUserForm onClose={form.close} /> : null}
        {form.isOpen ? null : (
          <PersonRows value={list.visibleRows}>
            <Outlet />
          </PersonRows>
        )}
      </ListScreen>
      <BulkActions
        selection={selection}
        onExport={() => void saveCsv('users', listCsv(list, selection.rows, exportColumns))}
      />
    </>
  );
}

export const UsersSkeleton = () => <ListScreenSkeleton text="Loading users…" tabs={tabs} buttons={3} />;
