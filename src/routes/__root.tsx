import { Outlet, createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { BareError } from '#features/shell/bare-error.tsx';
import { Shell } from '#features/shell/shell.tsx';
import { canonicalPath } from '#lib/canonical-path.ts';
import { currentSession } from '#session/session.ts';
import type { RouteContext } from './application.ts';

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    await context.started;
    // Any case and a slash at the end are welcome, and lead to the one address of the page (D-051).
    const pathname = canonicalPath(location.pathname, matches.at(-1)?.fullPath ?? '');
    if (pathname !== location.pathname) {
      const { searchStr, hash } = location;
      throw redirect({ href: `${pathname}${searchStr}${hash && `#${hash}`}`, replace: true });
    }
    // Whoever is signed in has a side menu, and that makes calls on every page.
    if (currentSession()) await context.connect();
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: BareError,
});
