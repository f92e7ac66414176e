import type { Query, QueryClient } from '@tanstack/react-query';
import { useConnection } from './connection.ts';

/** A sheet or a draft that somebody is working on is not fetched again behind their back: it looks after itself. */
const followsTheServer = ({ options }: Query): boolean =>
  !('refetchOnWindowFocus' in options && options.refetchOnWindowFocus === false);

/** Asks the server again for what is on the screen, and for the rest when it is shown next. */
export const refetchVisibleQueries = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: followsTheServer }, { cancelRefetch: false });

/** What was kept on the device gives way to what the server says as soon as it can be reached. */
export function refetchWhenConnected(client: QueryClient): void {
  useConnection.subscribe(({ cachedAt }, before) => {
    if (before.cachedAt && !cachedAt) void refetchVisibleQueries(client);
  });
  addEventListener('online', () => {
    if (useConnection.getState().cachedAt) void refetchVisibleQueries(client);
  });
}
