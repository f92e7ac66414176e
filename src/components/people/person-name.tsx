import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import styles from './person-name.module.css';

interface PersonNameProps {
  /** Undefined if the response does not say who it is. */
  userId: string | undefined;
  children: ReactNode;
}

/** Links the name of a user to the user's page for an administrator (D-269). Plain text for other roles. */
export function PersonName({ userId, children }: PersonNameProps) {
  const isAdmin = useSession(({ details }) => details?.role === Role.Admin);
  if (!isAdmin || userId === undefined) return children;
  return (
    <Link to="/admin/users/$userId" params={{ userId }} className={styles.link}>
      {children}
    </Link>
  );
}
