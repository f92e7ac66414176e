import { useMatches } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';
import { densityOf } from './density.ts';

/** What the shell shows around the current screen. It changes together with the screen, not with the URL. */
export function useShellLayout() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const details = useSession((session) => session.details);
  // The pages for signing in have no side menu, even when somebody is signed in already (D-014).
  const hasSideMenu = details !== undefined && !page.startsWith('/auth/');
  return {
    details,
    density: densityOf(page, details?.role),
    /** For whoever is signed in (SHELL-013). */
    hasSideMenu,
    /** Its drawer and the button for it disappear on the home page (D-197). */
    hasDrawer: hasSideMenu && page !== '/home',
  };
}
