import { create } from 'zustand';

interface ConnectionState {
  /** When what is shown offline came from the server; undefined while the server can be reached. */
  cachedAt: Date | undefined;
  /** The user has dismissed the notice, until the connection is lost again. */
  isDismissed: boolean;
}

/** Whether screens show cached responses (network-first.ts): then the shell says so. */
export const useConnection = create<ConnectionState>(() => ({ cachedAt: undefined, isDismissed: false }));

export const dismissOfflineNotice = (): void => useConnection.setState({ isDismissed: true });

/** The server has responded. */
export const reportOnline = (): void => {
  const isLost = useConnection.getState().cachedAt !== undefined;
  if (isLost) useConnection.setState({ cachedAt: undefined, isDismissed: false });
};

/** A screen shows a cached response. Of several the oldest counts: nothing shown is older. */
export function reportCachedResponse(at: Date): void {
  const { cachedAt } = useConnection.getState();
  if (!cachedAt || at < cachedAt) useConnection.setState({ cachedAt: at });
}
