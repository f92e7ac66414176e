import { useMatches } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';
import { densityOf, isEntrance } from './audience.ts';

/** Where the visitor stands, as far as the shell cares: it changes together with the screen, not with the address. */
export function usePlace() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const details = useSession((session) => session.details);
  return {
    details,
    density: densityOf(page, details?.role),
    /** The side menu is for whoever is signed in and past the entrance (SHELL-013). */
    hasSideMenu: details !== undefined && !isEntrance(page),
    /** Its drawer and toggle vanish on the home page (D-197). */
    hasDrawer: details !== undefined && !isEntrance(page) && page !== '/home',
  };
}
