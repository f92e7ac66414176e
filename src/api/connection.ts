import { create } from 'zustand';

interface ConnectionState {
  /** When the server sent the oldest cached response on the screen; undefined while online. */
  cachedAt: Date | undefined;
  /** The user has dismissed the offline notice; reset when the connection is back. */
  isDismissed: boolean;
}

/** Whether screens show cached responses (network-first.ts), which the shell announces. */
export const useConnection = create<ConnectionState>(() => ({ cachedAt: undefined, isDismissed: false }));

export const dismissOfflineNotice = (): void => useConnection.setState({ isDismissed: true });

export const reportOnline = (): void => {
  const isLost = useConnection.getState().cachedAt !== undefined;
  if (isLost) useConnection.setState({ cachedAt: undefined, isDismissed: false });
};

/** Called when a screen shows a cached response. Keeps the oldest date. */
export function reportCachedResponse(at: Date): void {
  const { cachedAt } = useConnection.getState();
  if (!cachedAt || at < cachedAt) useConnection.setState({ cachedAt: at });
}
