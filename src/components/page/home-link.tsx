import { Link, useLocation } from '@tanstack/react-router';
import { homePathOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Links to the start page of the user's role or, on that page, to the home page. On the home page renders nothing. */
export function HomeLink() {
  const start: string = homePathOf(useSession((session) => session.details?.role));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const to = path === start ? '/home' : start;
  if (path === to) return null;
  return (
    <Link to={to} className={buttonStyle({ variant: 'secondary' })}>
      {to === '/home' ? 'Go to Home' : 'Go to your start page'}
    </Link>
  );
}
