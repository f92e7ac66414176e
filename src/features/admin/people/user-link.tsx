import { Link } from '@tanstack/react-router';
import { Highlighted } from '#components/list/highlighted.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './people.module.css';

interface UserLinkProps {
  user: { id: string; name: string; surname: string };
}

/** Links a name to the account in the Users tab (D-223). */
export const UserLink = ({ user }: UserLinkProps) => (
  <Link to="/admin/users" search={{ form: user.id }} className={classNames('breakable', styles.nameLink)}>
    <Highlighted text={fullName(user)} />
  </Link>
);

export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim();
