import { configure } from 'storybook/test';

/**
 * Lets every timer of the page run `times` faster, so that a story need not wait for seconds: `beforeEach: () => fastClock(4)`.
 *
 * @returns puts the real clock back
 */
export function fastClock(times: number): () => void {
  const real = window.setTimeout;
  const fast = (handler: () => void, ms = 0, ...rest: []) => real(handler, ms / times, ...rest);
  window.setTimeout = Object.assign(fast, real) as typeof window.setTimeout;
  // The story itself is as patient as ever.
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout * times }));
  return () => {
    window.setTimeout = real;
    configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout / times }));
  };
}
