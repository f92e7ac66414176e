import { useCallback, useRef } from 'react';

/** Returns a function that runs some work unless earlier work is still running: a second press may come before the next render. */
export function useOnce() {
  const isRunning = useRef(false);
  return useCallback(async (work: () => unknown): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
