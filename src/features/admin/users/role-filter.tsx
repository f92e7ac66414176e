import { memo } from 'react';
import type { AdminUser } from '#api/queries/admin-users.ts';
import type { List } from '#components/list/use-list.ts';
import { Select } from '#ui/form/Select.tsx';
import styles from './role-filter.module.css';

const allRoles = { id: 'all', label: 'All roles' };

/** A role may be called anything, 'all' too. */
const idOf = (role: string): string => `role ${role}`;

type RoleFilterProps = Pick<List<AdminUser, 'role'>, 'choose'> & {
  role: string | undefined;
  roles: readonly string[];
};

/** Shows the users of one role. Not drawn again with each letter of the search beside it. */
export const RoleFilter = memo(({ role, roles, choose }: RoleFilterProps) => (
  <Select
    label="Role"
    className={styles.role}
    options={[allRoles, ...roles.map((name) => ({ id: idOf(name), label: name }))]}
    value={role === undefined ? allRoles.id : idOf(role)}
    onChange={(id) =>
      choose(
        'role',
        roles.find((name) => idOf(name) === id),
      )
    }
  />
));
