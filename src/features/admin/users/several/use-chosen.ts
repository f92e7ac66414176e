import { useMemo, useState } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import type { RowSelection } from '#ui/table/table-column.ts';
import { fullName } from '../../people/user-link.tsx';

const nobody: ReadonlySet<string> = new Set();

/**
 * The users who are chosen. Sorting and filtering leave them chosen, also where they are not shown; whoever is
 * deleted is no longer chosen.
 */
export function useChosen(users: readonly AdminUser[], shown: readonly AdminUser[]) {
  const [ids, setIds] = useState(nobody);
  const chosen = useMemo(() => (ids.size === 0 ? [] : users.filter(({ id }) => ids.has(id))), [users, ids]);
  const hidden = useMemo(
    () => (ids.size === 0 ? 0 : chosen.length - shown.filter(({ id }) => ids.has(id)).length),
    [chosen, shown, ids],
  );
  const selection = useMemo(
    (): RowSelection<AdminUser> => ({
      selected: ids,
      onChange: setIds,
      label: (user) => `Choose ${fullName(user)}`,
    }),
    [ids],
  );
  return {
    chosen,
    hidden,
    selection,
    choose: (some: readonly AdminUser[]) => setIds(new Set(some.map(({ id }) => id))),
    clear: () => setIds(nobody),
  };
}
