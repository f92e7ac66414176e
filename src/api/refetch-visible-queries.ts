import type { Query, QueryClient } from '@tanstack/react-query';
import { useConnection } from './connection.ts';

/** Excludes answer sheets and drafts being edited, which merge new data themselves. */
const canRefetch = ({ options }: Query): boolean =>
  !('refetchOnWindowFocus' in options && options.refetchOnWindowFocus === false);

/** Refetches visible queries, and marks the others as stale. */
export const refetchVisibleQueries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: canRefetch }, { cancelRefetch: false });

/** Replaces cached responses by the server's data when the connection is back. */
export function refetchWhenConnected(client: QueryClient): void {
  useConnection.subscribe(({ cachedAt }, before) => {
    if (before.cachedAt && !cachedAt) void refetchVisibleQueries(client);
  });
  addEventListener('online', () => {
    if (useConnection.getState().cachedAt) void refetchVisibleQueries(client);
  });
}
