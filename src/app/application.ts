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
  /** Requests wait until the mock has started; the first page renders meanwhile. */
  apiReady: Promise<unknown>;
  sessionStarted?: Promise<unknown>;
  /**
   * Memory history of stories and prerendering; default: the browser's history. With a given history, scroll
   * restoration is off, because the router would insert a script into the page and keep its listeners after a story.
   */
  history?: RouterHistory;
}

export function createApplication({
  apiReady,
  sessionStarted = Promise.resolve(),
  history: givenHistory,
}: ApplicationOptions) {
  const history = givenHistory ?? createBrowserHistory();
  const { href, state, pathname, search, hash } = history.location;
  // The router ignores trailing slashes (D-051) and invalid parameters (D-242), but keeps them in the URL.
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
    // Preloading would fetch data, and a 402 opens the paywall. `links.ts` preloads only code.
    defaultPreload: false,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    // A visitor may scroll a prerendered page before hydration.
    scrollRestoration: givenHistory
      ? false
      : () => document.documentElement.dataset['page'] !== 'prerendered',
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
