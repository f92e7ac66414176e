import { Link } from '@tanstack/react-router';
import { homeOf } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** Registering is for visitors; whoever is signed in goes on to where their own pages begin. */
export function AboutJoinLink() {
  const details = useSession((session) => session.details);
  const start: string = details ? homeOf(details.role) : '/auth/register';
  return (
    <Link to={start} className={buttonStyle({ variant: 'sun' })}>
      {details ? 'Go to your start page' : 'Create Parent Account'}
    </Link>
  );
}
