import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRouter,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import { watchForChunkLoadErrors } from '#components/page/chunk-load-error.ts';
import { UnexpectedError } from '#components/page/unexpected-error.tsx';
import { withoutLastSlash } from '#lib/url/canonical-path.ts';
import { parseQuery, stringifyQuery } from '#lib/url/query-string.ts';
import type { RouteContext } from '../routes/__root.tsx';
import { routeTree } from './route-tree.gen.ts';
import { showSkeletonWhenLoaded } from './skeleton-chunks.ts';

interface ApplicationOptions {
  ready: Promise<unknown>;
  started?: Promise<unknown>;
  history?: RouterHistory;
}

/**
 * The application as a router: what main.tsx renders, and a story with a history of its own.
 *
 * @param ready calls wait for it; the mock starts beside the first render
 * @param started every page waits for it, and shows that it failed
 */
export function createApplication({
  ready,
  started = Promise.resolve(),
  history = createBrowserHistory(),
}: ApplicationOptions) {
  watchForChunkLoadErrors();
  const { href, state } = history.location;
  const first = withoutLastSlash(href);
  if (first !== href) history.replace(first, state);
  const connect = async (): Promise<QueryClient> => {
    const { connectClient } = await import('./client-connection.ts');
    return connectClient(router, ready);
  };
  const router = createRouter({
    routeTree,
    context: { connect, started } satisfies RouteContext,
    // No preloading on hover: a call for content may answer 402, and that leads to the paywall.
    defaultPreload: false,
    parseSearch: parseQuery,
    stringifySearch: stringifyQuery,
    scrollRestoration: true,
    defaultErrorComponent: UnexpectedError,
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
