import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { invalidateAfter } from './invalidate.ts';
import { networkFirst } from './network-first.ts';
import { isProblem } from './problem.ts';
import { refetchWhenConnected } from './refetch-visible-queries.ts';
import { registerResponseCache } from './response-cache.ts';

/** Retry once when offline or after a server failure, not after a refusal. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 1 && isProblem(error) && (error.status >= 500 || error.reason === 'offline');

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    // Some screens hide a failed query (AUT-058), so log it.
    onError: (error, { queryKey }) => console.error('A query failed.', ...queryKey, error),
  }),
  mutationCache: new MutationCache({
    // Failures count too: the server may have made the change, or another user was faster.
    onSettled: async (_data, _error, _variables, _onMutateResult, { meta }, context) => {
      if (!meta?.changes) return;
      const invalidated = invalidateAfter(meta.changes, context);
      if (!meta.inBackground) await invalidated;
    },
  }),
  defaultOptions: {
    // Offline calls fail at once instead of pausing.
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
if (!import.meta.env.SSR) refetchWhenConnected(queryClient);
