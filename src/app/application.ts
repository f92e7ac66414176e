import {
  createBrowserHistory,
  createRouter,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { UnexpectedError } from '#components/page/unexpected-error.tsx';
import { appPath, hostPath } from '#lib/url/app-url.ts';
import { removeTrailingSlash } from '#lib/url/canonical-path.ts';
import { parseQuery, stringifyQuery } from '#lib/url/query-string.ts';
import type { Connection, RouteContext } from '../routes/__root.tsx';
import { RedirectHome } from './redirect-home.tsx';
import { routeTree } from './route-tree.gen.ts';
import { showSkeletonWhenLoaded } from './skeleton-chunks.ts';

interface ApplicationOptions {
  /** Requests wait for it: the mock starts while the first page renders. */
  apiReady: Promise<unknown>;
  /** Every page waits for it; if it rejects, an error screen is shown. */
  sessionStarted?: Promise<unknown>;
  /**
   * Defaults to the browser's history; stories and prerendering pass their own. Scroll restoration is then off,
   * because the router would insert a script into the page and keep its listeners after a story.
   */
  history?: RouterHistory;
}

/** Creates the application's router, for main.tsx, stories and prerendering. */
export function createApplication({
  apiReady,
  sessionStarted = Promise.resolve(),
  history: givenHistory,
}: ApplicationOptions) {
  const history = givenHistory ?? createBrowserHistory();
  const { href, state, pathname, search, hash } = history.location;
  // The router ignores trailing slashes (D-051) and empty or repeated parameters (D-242), but leaves them in the URL.
  const startHref = `${hostPath(removeTrailingSlash(appPath(pathname)))}${stringifyQuery(parseQuery(search))}${hash}`;
  if (startHref !== href) history.replace(startHref, state);
  let connection: Promise<Connection> | undefined;
  const load = async (): Promise<Connection> => {
    const { connectClient } = await import('./data/client-connection.ts');
    return connectClient(router, apiReady);
  };
  const connect = (): Promise<Connection> => {
    connection ??= load().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const router = createRouter({
    routeTree,
    basepath: hostPath('/'),
    context: { connect, sessionStarted } satisfies RouteContext,
    // Preloading would also fetch data, and a 402 navigates to the paywall. links.ts preloads the code.
    defaultPreload: false,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    // A visitor may have scrolled a prerendered page before it is hydrated.
    scrollRestoration: givenHistory ? false : () => document.documentElement.dataset['page'] !== 'whole',
    defaultErrorComponent: UnexpectedError,
    defaultNotFoundComponent: RedirectHome,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    history,
  });
  const routes = router.routesById as unknown as Record<string, AnyRoute>;
  for (const route of Object.values(routes)) showSkeletonWhenLoaded(route);
  return router;
}

export type Application = ReturnType<typeof createApplication>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Application;
  }
}
