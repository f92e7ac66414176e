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
 * Links visitors to registration (PUB-008) and signed-in users to their start page. Renders nothing if the start
 * page is the home page (D-015).
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
