import { useSyncExternalStore } from 'react';
import { clock } from '#lib/time/clock.ts';
import { formatDay } from '#lib/time/dates.ts';

/** Returns today as `yyyy-MM-dd`. Renders again when the user returns to the page on another day. */
export const useDay = (): string => useSyncExternalStore(subscribe, () => formatDay(clock.now()));

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
