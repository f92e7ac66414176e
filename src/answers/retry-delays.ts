/** Milliseconds before the next try after one, two, … failures; the last one repeats. */
export const retryDelays = [2000, 5000, 15_000, 30_000] as const;

/** @param failures consecutive failures, from 1 */
export const retryDelay = (failures: number): number =>
  retryDelays[Math.min(failures, retryDelays.length) - 1] ?? retryDelays[0];
