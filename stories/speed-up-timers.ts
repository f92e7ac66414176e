import { configure } from 'storybook/test';

/** In milliseconds, and shorter than the default timeout of a call. */
export const belowCallTimeout = 20_000;

/** Makes timers of at most `longest` ms run faster by a factor. Returns a function that restores their duration. */
export function speedUpTimers(factor: number, longest = Infinity): () => void {
  const real = window.setTimeout;
  const fast = (handler: () => void, ms = 0, ...rest: []) =>
    real(handler, ms > longest ? ms : ms / factor, ...rest);
  window.setTimeout = Object.assign(fast, real) as typeof window.setTimeout;
  // The timeouts of Testing Library must keep their duration.
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout * factor }));
  return () => {
    window.setTimeout = real;
    configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout / factor }));
  };
}
