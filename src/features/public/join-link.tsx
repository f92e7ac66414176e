import { Link } from '@tanstack/react-router';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';

interface JoinLinkProps {
  variant?: 'sun' | 'primary';
  className?: string | undefined;
}

/**
 * Registering is for visitors (PUB-008); whoever is signed in goes on to where their own pages begin, and who has none
 * but the home page (D-015) needs no link.
 */
export function JoinLink({ variant = 'sun', className }: JoinLinkProps) {
  const details = useSession((session) => session.details);
  const start: string = details ? homePathOf(details.role) : '/auth/register';
  if (start === '/home') return null;
  return (
    <Link to={start} className={classNames(buttonStyle({ variant }), className)}>
      {details ? 'Go to your start page' : 'Create Parent Account'}
    </Link>
  );
}
