import { Link } from '@tanstack/react-router';
import { homeOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Back to safe ground: the page where the role of whoever is signed in begins, or the home page. */
export function HomeLink() {
  const home: string = homeOf(useSession((session) => session.details?.role));
  return (
    <Link to={home} className={buttonStyle({ variant: 'secondary' })}>
      {home === '/home' ? 'Go to Home' : 'Go to your start page'}
    </Link>
  );
}
