import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useRowFocus } from '#components/page/focus/pane-focus.ts';
import { formatCount } from '#lib/numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { isBuiltIn } from '../people/role-words.ts';
import styles from './role-list.module.css';

interface RoleListProps {
  roles: readonly string[];
  /** How many have a role; undefined as long as that is not known. */
  countOf: (role: string) => number | undefined;
  /** The role whose members are shown. */
  open: string | undefined;
  onPress: () => void;
  onDelete: (role: string) => void;
}

/** Every role with the number of its members; those of the school's own can be deleted. */
export function RoleList({ roles, countOf, open, onPress, onDelete }: RoleListProps) {
  const list = useRowFocus(open, roles);
  return (
    <ul ref={list} className={styles.roles}>
      {roles.map((role) => (
        <li key={role} className={classNames(styles.role, role === open && styles.open)}>
          <Link
            to="/admin/roles"
            search={{ role }}
            resetScroll={false}
            className={styles.link}
            onClick={onPress}
          >
            <span className={styles.name}>{role}</span>
            {isBuiltIn(role) ? <span className={styles.note}>Built in</span> : null}
            <MemberCount count={countOf(role)} />
          </Link>
          {isBuiltIn(role) ? null : (
            <button
              type="button"
              title="Delete"
              aria-label={`Delete ${role}`}
              className={styles.delete}
              onClick={({ currentTarget }) => {
                // Safari does not focus what it clicks, and the question gives the focus back to what asked it.
                currentTarget.focus();
                onDelete(role);
              }}
            >
              <Trash2 aria-hidden="true" />
            </button>
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
