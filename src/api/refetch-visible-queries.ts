import type { Query, QueryClient } from '@tanstack/react-query';
import { useConnection } from './connection.ts';

/** Answer sheets and drafts being edited merge new data themselves. */
const canRefetch = ({ options }: Query): boolean =>
  !('refetchOnWindowFocus' in options && options.refetchOnWindowFocus === false);

/** Also marks the other queries as stale. */
export const refetchVisibleQueries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: canRefetch }, { cancelRefetch: false });

/** Replaces cached responses when the connection is restored. */
export function refetchWhenConnected(client: QueryClient): void {
  useConnection.subscribe(({ cachedAt }, before) => {
    if (before.cachedAt && !cachedAt) void refetchVisibleQueries(client);
  });
  addEventListener('online', () => {
    if (useConnection.getState().cachedAt) void refetchVisibleQueries(client);
  });
}
