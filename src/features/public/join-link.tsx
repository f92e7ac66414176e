import { Link } from '@tanstack/react-router';
import { homePathOf, Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';

interface JoinLinkProps {
  variant?: 'sun' | 'primary';
  className?: string | undefined;
}

/**
 * Links visitors to registration (PUB-008), and signed-in users to their start page. The start page of a ContentAdmin is
 * the home page: links to the queue instead (D-015). Renders nothing for other users without a start page.
 */
export function JoinLink({ variant = 'sun', className }: JoinLinkProps) {
  const details = useSession((session) => session.details);
  const isReviewer = details?.role === Role.ContentAdmin;
  const home = isReviewer ? '/admin/moderation/queue' : homePathOf(details?.role);
  const start: string = details ? home : '/auth/register';
  if (start === '/home') return null;
  return (
    <Link to={start} className={classNames(buttonStyle({ variant }), className)}>
      {details ? (isReviewer ? 'Go to moderation' : 'Go to your start page') : 'Create Parent Account'}
    </Link>
  );
}
