import { retryDelay } from '../retry-delays.ts';

/** Runs the next try after a delay that grows with each one in a row. */
export function createRetryTimer(retry: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const cancel = () => clearTimeout(timer);
  return {
    schedule(): void {
      cancel();
      failures += 1;
      timer = setTimeout(retry, retryDelay(failures));
    },
    cancel,
    /** The next delay is the shortest again. */
    reset(): void {
      cancel();
      failures = 0;
    },
  };
}
