/** Milliseconds before the retry after one, two, … failures; later retries use the last value. */
export const retryDelays = [2000, 5000, 15_000, 30_000] as const;

/** @param failures consecutive failures, from 1 */
export const retryDelay = (failures: number): number =>
  retryDelays[Math.min(failures, retryDelays.length) - 1] ?? retryDelays[0];
