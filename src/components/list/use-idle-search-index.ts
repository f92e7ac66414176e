import { useEffect } from 'react';
import type { ListEntry } from './list-entries.ts';

/** Milliseconds of work without a pause. Longer work would delay input events. */
const sliceDuration = 8;

/** Computes the search texts of all rows in idle time, so that the first keystroke is fast. */
export function useIdleSearchIndex(entries: readonly ListEntry<unknown>[]): void {
  useEffect(() => {
    let next = 0;
    const run = () => {
      const end = performance.now() + sliceDuration;
      while (next < entries.length && performance.now() < end) {
        void entries[next]?.searchText;
        next += 1;
      }
      if (next < entries.length) timer = setTimeout(run, sliceDuration);
    };
    let timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }, [entries]);
}
