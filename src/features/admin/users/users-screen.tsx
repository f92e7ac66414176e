import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { newRecord, useFormParam } from '#components/form/use-form-param.ts';
import { ListFilter } from '#components/list/list-filter.tsx';
import { ListScreen, ListScreenSkeleton } from '#components/list/list-screen.tsx';
import { useList } from '#components/list/use-list.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { AdminTabs } from '../people/admin-tabs.tsx';
import { fullName } from '../people/user-link.tsx';
import { AddUserForm } from './form/add-user-form.tsx';
import { EditUserForm } from './form/edit-user-form.tsx';
import { SeveralBar, chosenWords } from './several/several-bar.tsx';
import { SeveralDialog, type SeveralDialogProps } from './several/several-dialog.tsx';
import { useChosen } from './several/use-chosen.ts';
import { useDeleteUser } from './use-delete-user.ts';
import { idOf, userColumns } from './user-columns.tsx';

/** The same element each time: not drawn again with each letter of the search. */
const tabs = <AdminTabs />;

const filters = { role: ({ role }: AdminUser) => role };

/** Everybody who has an account (ADM-002 to ADM-004): found, added, edited, deleted, and several changed at once. */
export function UsersScreen() {
  const { data: users } = useSuspenseQuery(userListQuery());
  const list = useList({
    rows: users,
    columns: userColumns,
    defaultSort: { column: 'name', direction: 'ascending' },
    filters,
  });
  const form = useFormParam(users);
  const askToDelete = useDeleteUser(form.closeDeleted);
  const { chosen, hidden, selection, choose, clear } = useChosen(users, list.shown);
  const [change, setChange] = useState<Omit<SeveralDialogProps, 'onClose'>>();

  const { open } = form;
  const addButton = useMemo(
    () => (
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => open(newRecord)}>
        Add User
      </Button>
    ),
    [open],
  );
  return (
    <>
      <ListScreen
        title="Users"
        noun={{ one: 'user', many: 'users' }}
        list={list}
        rowKey={idOf}
        rowName={fullName}
        currentRow={form.record?.id}
        opensRows
        selection={selection}
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
        actions={addButton}
        onEdit={({ id }) => open(id)}
        onDelete={(user) => void askToDelete(user)}
        nothingYet={<EmptyState title="No users yet." text="Add the first account." />}
      >
        {form.isOpen && form.record ? (
          <EditUserForm key={form.record.id} user={form.record} onClose={form.close} />
        ) : null}
        {form.isOpen && !form.record ? <AddUserForm onClose={form.close} /> : null}
      </ListScreen>
      <p role="status" className="visually-hidden">
        {chosen.length > 0 ? chosenWords(chosen.length) : null}
      </p>
      {chosen.length > 0 ? (
        <SeveralBar
          chosen={chosen}
          hidden={hidden}
          onClear={clear}
          onChange={(next, affected) => setChange({ change: next, affected })}
        />
      ) : null}
      {change ? (
        <SeveralDialog
          {...change}
          onClose={(notDone = []) => {
            setChange(undefined);
            if (notDone.length > 0) choose(notDone);
          }}
        />
      ) : null}
    </>
  );
}

export const UsersSkeleton = () => <ListScreenSkeleton text="Loading users…" tabs={tabs} />;
