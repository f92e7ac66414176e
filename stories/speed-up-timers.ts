import { configure } from 'storybook/test';

/** Shorter than the time-out of a call that sets none of its own, ms. */
export const belowCallTimeout = 20_000;

/**
 * Lets every timer of the page run `times` faster, so that a story need not wait for seconds: `beforeEach: () => speedUpTimers(4)`.
 *
 * @param longest timers longer than this keep their time, ms: a call must not be given up because the machine is slow
 * @returns puts the real clock back
 */
export function speedUpTimers(times: number, longest = Infinity): () => void {
  const real = window.setTimeout;
  const fast = (handler: () => void, ms = 0, ...rest: []) =>
    real(handler, ms > longest ? ms : ms / times, ...rest);
  window.setTimeout = Object.assign(fast, real) as typeof window.setTimeout;
  // The story itself is as patient as ever.
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout * times }));
  return () => {
    window.setTimeout = real;
    configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout / times }));
  };
}
