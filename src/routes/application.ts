import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { UnexpectedError } from '#features/shell/unexpected-error.tsx';
import { routeTree } from './route-tree.gen.ts';

/** What every route may ask for. */
export interface RouteContext {
  /** Loads client and cache and connects them with session and router; the public home never does. */
  connect: () => Promise<QueryClient>;
}

/**
 * The application as a router: what main.tsx renders, and a story with a history of its own.
 *
 * @param ready calls wait for it; the mock starts beside the first render
 */
export function createApplication({ ready, history }: { ready: Promise<unknown>; history?: RouterHistory }) {
  const connect = async (): Promise<QueryClient> => {
    const { connectClient } = await import('./client-connection.ts');
    return connectClient(router, ready);
  };
  const router = createRouter({
    routeTree,
    context: { connect } satisfies RouteContext,
    // No preloading on hover: a call for content may answer 402, and that leads to the paywall.
    defaultPreload: false,
    scrollRestoration: true,
    defaultErrorComponent: UnexpectedError,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    ...(history && { history }),
  });
  return router;
}

export type Application = ReturnType<typeof createApplication>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Application;
  }
}
