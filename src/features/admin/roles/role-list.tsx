import { Link } from '@tanstack/react-router';
import { DeleteButton } from '#components/list/row-actions.tsx';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { isBuiltIn } from '../people/role-words.ts';
import styles from './roles.module.css';

interface RoleListProps {
  roles: readonly string[];
  /** How many have a role; undefined as long as that is not known. */
  countOf: (role: string) => number | undefined;
  /** The role whose members are shown. */
  open: string | undefined;
  onDelete: (role: string) => void;
}

/** Every role with the number of its members; those of the school's own can be deleted. */
export function RoleList({ roles, countOf, open, onDelete }: RoleListProps) {
  return (
    <ul className={styles.roles}>
      {roles.map((role) => (
        <li key={role} data-pane={role} className={classNames(styles.role, role === open && styles.open)}>
          <Link to="/admin/roles" search={{ role }} resetScroll={false} className={styles.link}>
            <span className={styles.name}>{role}</span>
            {isBuiltIn(role) ? <span className={styles.note}>Built in</span> : null}
            <MemberCount count={countOf(role)} />
          </Link>
          {isBuiltIn(role) ? null : (
            <DeleteButton name={role} onPress={() => onDelete(role)} className={styles.delete} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MemberCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      {formatCount(count)}
      <span className="visually-hidden"> {count === 1 ? 'member' : 'members'}</span>
    </span>
  );
}
