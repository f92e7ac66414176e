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
  /** Requests wait for it: the mock backend starts while the first page is rendered. */
  apiReady: Promise<unknown>;
  /** Every page waits for it; when it is rejected, an error screen is shown instead. */
  sessionStarted?: Promise<unknown>;
  /**
   * The browser's own unless given: a story and a page that is written at build time have one of their own. The scroll
   * position is then not restored: the router would put a script for it into the page, and leave its listeners behind
   * after a story.
   */
  history?: RouterHistory;
}

/** The application as a router, which main.tsx and the stories of screens render. */
export function createApplication({
  apiReady,
  sessionStarted = Promise.resolve(),
  history: ownHistory,
}: ApplicationOptions) {
  const history = ownHistory ?? createBrowserHistory();
  const { href, state, pathname, search, hash } = history.location;
  // The router reads neither a slash at the end (D-051) nor what is empty or repeated (D-242), but leaves both standing.
  const startHref = `${hostPath(removeTrailingSlash(appPath(pathname)))}${stringifyQuery(parseQuery(search))}${hash}`;
  if (startHref !== href) history.replace(startHref, state);
  let connection: Promise<Connection> | undefined;
  const load = async (): Promise<Connection> => {
    const { connectClient } = await import('./data/client-connection.ts');
    return connectClient(router, apiReady);
  };
  const connect = (): Promise<Connection> => {
    connection ??= load().catch((error: unknown) => {
      // The next page tries again.
      connection = undefined;
      throw error;
    });
    return connection;
  };
  const router = createRouter({
    routeTree,
    basepath: hostPath('/'),
    context: { connect, sessionStarted } satisfies RouteContext,
    // The router would fetch data too, and a 402 leads to the paywall. Code is loaded ahead by links.ts.
    defaultPreload: false,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    // A visitor may have scrolled a prerendered page before the application takes it over.
    scrollRestoration: ownHistory ? false : () => document.documentElement.dataset['page'] !== 'whole',
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
