import { useLayoutEffect } from 'react';

/** What screens keep over the end of a session, in their own words. */
const kept = new Map<symbol, string>();

/** A sentence about work that is kept when the session ends now; undefined when there is none. */
export const keptWork = (): string | undefined => [...kept.values()].at(-1);

/**
 * For a screen whose unfinished work outlives the session: the login page will say so (D-239).
 *
 * @param sentence such as 'Your answers are kept.'; undefined while there is nothing to keep
 */
export function useKeptWork(sentence: string | undefined): void {
  // Before anybody sees the screen: the session may end at once.
  useLayoutEffect(() => {
    if (sentence === undefined) return;
    const screen = Symbol();
    kept.set(screen, sentence);
    return () => {
      kept.delete(screen);
    };
  }, [sentence]);
}
