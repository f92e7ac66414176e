import { useEffect } from 'react';
import type { ListEntry } from './list-entries.ts';

/** Milliseconds at a time, so that a key or a press never waits for it. */
const slice = 8;

/** Makes the words of all rows, a few at a time, while nobody does anything: the first letter then finds them ready. */
export function useIdleSearchIndex(entries: readonly ListEntry<unknown>[]): void {
  useEffect(() => {
    let next = 0;
    const run = () => {
      const end = performance.now() + slice;
      while (next < entries.length && performance.now() < end) {
        void entries[next]?.searchText;
        next += 1;
      }
      if (next < entries.length) timer = setTimeout(run, slice);
    };
    // Not before the first rows are painted.
    let timer = setTimeout(run, 100);
    return () => clearTimeout(timer);
  }, [entries]);
}
