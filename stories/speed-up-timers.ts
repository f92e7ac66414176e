import { configure } from 'storybook/test';

/** Milliseconds; below the default timeout of a call. */
export const belowCallTimeout = 20_000;

/** Runs timers `times` faster, except timers above `longest` ms. Returns a function that restores them. */
export function speedUpTimers(times: number, longest = Infinity): () => void {
  const real = window.setTimeout;
  const fast = (handler: () => void, ms = 0, ...rest: []) =>
    real(handler, ms > longest ? ms : ms / times, ...rest);
  window.setTimeout = Object.assign(fast, real) as typeof window.setTimeout;
  // Storybook's timeouts must keep their duration.
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout * times }));
  return () => {
    window.setTimeout = real;
    configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout / times }));
  };
}
