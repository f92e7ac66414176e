import { Link } from '@tanstack/react-router';
import type { SessionDetails } from '#session/claims.ts';
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
  const link = linkFor(details);
  if (!link) return null;
  return (
    <Link to={link.to} className={classNames(buttonStyle({ variant }), className)}>
      {link.text}
    </Link>
  );
}

function linkFor(details: SessionDetails | undefined) {
  if (!details) return { to: '/auth/register', text: 'Create Parent Account' };
  if (details.role === Role.ContentAdmin) {
    return { to: '/admin/moderation/queue', text: 'Go to moderation' };
  }
  const home = homePathOf(details.role);
  return home === '/home' ? undefined : { to: home, text: 'Go to your start page' };
}
