import type { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { RootError } from '#features/shell/root-error.tsx';
import { Shell } from '#features/shell/shell.tsx';
import { hostPath } from '#lib/url/app-url.ts';
import { canonicalPath } from '#lib/url/canonical-path.ts';
import { stringifyQuery } from '#lib/url/query-string.ts';
import { currentSession } from '#session/session.ts';

/** Client and query cache, with the component that gives the cache to a page: they are loaded together. */
export interface Connection {
  queryClient: QueryClient;
  QueryClientProvider: typeof QueryClientProvider;
  /** Stops what runs without a screen: the next story creates another application. */
  disconnect: () => void;
}

/** What the application provides to every route. */
export interface RouteContext {
  /** Loads the client and the query cache and connects them with session and router; the public pages do without. */
  connect: () => Promise<Connection>;
  /** Rejected when it could not be found out whether somebody is signed in. */
  sessionStarted: Promise<unknown>;
}

export const Route = createRootRouteWithContext<RouteContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    await context.sessionStarted;
    const match = matches.at(-1);
    // Any case and a slash at the end are welcome, and lead to the one URL of the page (D-051).
    const pathname = canonicalPath(location.pathname, match?.fullPath ?? '');
    // The router keeps parameters that no route has validated; here they are gone (D-242). What they have validated it
    // gives only in a private property, which urls.test.ts checks (router 1.170).
    const query = stringifyQuery(match?._strictSearch ?? {});
    if (pathname !== location.pathname || query !== location.searchStr) {
      const hash = location.hash && `#${location.hash}`;
      throw redirect({ href: hostPath(`${pathname}${query}${hash}`), state: true, replace: true });
    }
    // Whoever is signed in has a side menu, which makes requests on every page.
    if (currentSession()) await context.connect();
  },
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
  errorComponent: RootError,
});
