import { Link } from '@tanstack/react-router';
import { Highlighted } from '#components/list/highlighted.tsx';
import styles from './user-link.module.css';

interface UserLinkProps {
  user: { id: string; name: string; surname: string };
}

/** The name of somebody, which leads to the account in the Users tab: only there it can be changed (D-223). */
export const UserLink = ({ user }: UserLinkProps) => (
  <Link to="/admin/users" search={{ form: user.id }} className={styles.link}>
    <Highlighted text={fullName(user)} />
  </Link>
);

export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim();
