import { configure } from 'storybook/test';

/** Milliseconds; below the default timeout of a call. */
export const belowCallTimeout = 20_000;

/**
 * Runs every timer of the page `times` faster, so that a story need not wait: `beforeEach: () => speedUpTimers(4)`.
 *
 * @param longest longer timers keep their time, in ms: a call must not time out because the machine is slow
 * @returns restores the real timers
 */
export function speedUpTimers(times: number, longest = Infinity): () => void {
  const real = window.setTimeout;
  const fast = (handler: () => void, ms = 0, ...rest: []) =>
    real(handler, ms > longest ? ms : ms / times, ...rest);
  window.setTimeout = Object.assign(fast, real) as typeof window.setTimeout;
  // Storybook's own timeouts keep their real duration.
  configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout * times }));
  return () => {
    window.setTimeout = real;
    configure(({ asyncUtilTimeout }) => ({ asyncUtilTimeout: asyncUtilTimeout / times }));
  };
}
