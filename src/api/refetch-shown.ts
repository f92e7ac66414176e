import type { Query, QueryClient } from '@tanstack/react-query';
import { useConnection } from './connection.ts';

/** A sheet or a draft that somebody is working on is not fetched again behind their back: it looks after itself. */
const followsTheServer = ({ options }: Query): boolean =>
  !('refetchOnWindowFocus' in options && options.refetchOnWindowFocus === false);

let refetching: Promise<void> | undefined;

/** Asks the server again for what is on the screen, and for the rest when it is shown next. */
export function refetchShown(client: QueryClient): Promise<void> {
  refetching ??= client
    .invalidateQueries({ predicate: followsTheServer }, { cancelRefetch: false })
    .finally(() => {
      refetching = undefined;
    });
  return refetching;
}

let isWatching = false;

/** What was kept on the device gives way to what the server says as soon as it can be reached. */
export function refetchWhenConnected(client: QueryClient): void {
  if (isWatching) return;
  isWatching = true;
  useConnection.subscribe(({ cachedAt }, before) => {
    if (before.cachedAt && !cachedAt) void refetchShown(client);
  });
  addEventListener('online', () => {
    if (useConnection.getState().cachedAt) void refetchShown(client);
  });
}
