import { QueryClient } from '@tanstack/react-query';
import { networkFirst } from './network-first.ts';
import { isProblem } from './problem.ts';
import { registerResponseCache } from './response-cache.ts';

/** A second try may help when the browser is offline or the server failed, not after a refusal. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 && isProblem(error) && (error.status >= 500 || error.reason === 'offline');

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline is a failure that the screen shows, not a pause until the connection is back.
    queries: {
      staleTime: 30_000,
      retry: isWorthRetrying,
      retryDelay: 400,
      networkMode: 'always',
      persister: networkFirst,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

registerResponseCache(() => queryClient.clear());
