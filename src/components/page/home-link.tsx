import { Link, useLocation } from '@tanstack/react-router';
import { homeOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Back to safe ground: the page where the role of whoever is signed in begins; from there, the home page. */
export function HomeLink() {
  const start: string = homeOf(useSession((session) => session.details?.role));
  const isAtStart = useLocation({ select: ({ pathname }) => pathname === start });
  const to = isAtStart ? '/home' : start;
  return (
    <Link to={to} className={buttonStyle({ variant: 'secondary' })}>
      {to === '/home' ? 'Go to Home' : 'Go to your start page'}
    </Link>
  );
}
