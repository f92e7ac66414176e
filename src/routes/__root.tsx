import type { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { RootError } from '#features/shell/root-error.tsx';
import { Shell } from '#features/shell/shell.tsx';
import { hostPath } from '#lib/url/app-url.ts';
import { canonicalPath } from '#lib/url/canonical-path.ts';
import { stringifyQuery } from '#lib/url/query-string.ts';
import { currentSession } from '#session/session.ts';

export interface Connection {
  queryClient: QueryClient;
  QueryClientProvider: typeof QueryClientProvider;
  /** Stops background tasks before the next story creates another application. */
  disconnect: () => void;
}

export interface RouteContext {
  /** Loads and configures client and query cache, which public pages do not need. */
  connect: () => Promise<Connection>;
  sessionStarted: Promise<unknown>;
}

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    await context.sessionStarted;
    const match = matches.at(-1);
    // Redirects a path in another letter case to the canonical URL (D-051).
    const pathname = canonicalPath(location.pathname, match?.fullPath ?? '');
    // The router keeps parameters that no route declares; remove them (D-242). The declared ones are only in a
    // private property, which urls.test.ts checks (router 1.170).
    const query = stringifyQuery(match?._strictSearch ?? {});
    if (pathname !== location.pathname || query !== location.searchStr) {
      const hash = location.hash && `#${location.hash}`;
      throw redirect({ href: hostPath(`${pathname}${query}${hash}`), state: true, replace: true });
    }
    // The side menu of signed-in users makes requests on every page.
    if (currentSession()) await context.connect();
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: RootError,
});
