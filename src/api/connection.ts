import { create } from 'zustand';

interface ConnectionState {
  /** Time of the oldest cached response on the screen; undefined while online. */
  cachedAt: Date | undefined;
  /** Whether the user has dismissed the offline notice; reset when the connection is restored. */
  isDismissed: boolean;
}

/** Whether screens show cached responses (network-first.ts). The shell shows a notice. */
export const useConnection = create<ConnectionState>(() => ({ cachedAt: undefined, isDismissed: false }));

export const dismissOfflineNotice = (): void => useConnection.setState({ isDismissed: true });

export const reportOnline = (): void => {
  const isLost = useConnection.getState().cachedAt !== undefined;
  if (isLost) useConnection.setState({ cachedAt: undefined, isDismissed: false });
};

export function reportCachedResponse(at: Date): void {
  const { cachedAt } = useConnection.getState();
  if (!cachedAt || at < cachedAt) useConnection.setState({ cachedAt: at });
}
