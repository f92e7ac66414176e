import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { deleteUserMutation, userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { confirmDelete } from '#components/list/confirm-delete.ts';
import { phoneColumn, textColumn, type ListColumn } from '#components/list/list-column.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { markup } from '#ui/overlay/markup.ts';
import { AdminTabs } from '../people/admin-tabs.tsx';

const columns: readonly ListColumn<AdminUser>[] = [
  textColumn('name', 'Name', ({ name }) => name, { rowHeader: true }),
  textColumn('surname', 'Surname', ({ surname }) => surname),
  textColumn('email', 'Email', ({ email }) => email),
  phoneColumn('cellphone', 'Cellphone', ({ cellphoneNumber }) => cellphoneNumber),
  phoneColumn('whatsapp', 'WhatsApp', ({ whatsAppNumber }) => whatsAppNumber),
  textColumn('role', 'Role', ({ role }) => role),
];

const idOf = ({ id }: AdminUser) => id;
const nameOf = ({ name, surname }: AdminUser) => `${name} ${surname}`;

/** Everybody who has an account (ADM-003). */
export function UsersScreen() {
  const { data: users } = useSuspenseQuery(userListQuery());
  const list = useList({ rows: users, columns, defaultSort: { column: 'name', direction: 'ascending' } });
  const { mutateAsync: deleteUser } = useMutation(deleteUserMutation());
  return (
    <ListScreen
      title="Users"
      noun={{ one: 'user', many: 'users' }}
      list={list}
      rowKey={idOf}
      rowName={nameOf}
      tabs={<AdminTabs />}
      onDelete={(user) =>
        void confirmDelete({
          title: 'Delete User?',
          what: markup`This deletes <b>${nameOf(user)}</b> for good.`,
          run: () => deleteUser(user.id),
          done: 'User deleted',
        })
      }
      nothingYet={<EmptyState title="No users yet." text="Add the first one." />}
    />
  );
}

export const UsersSkeleton = () => <ListScreenSkeleton text="Loading users…" tabs={<AdminTabs />} />;
