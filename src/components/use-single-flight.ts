import { useCallback, useRef } from 'react';

/** Returns a function that runs a task unless a task is running: a double click may precede the next render. */
export function useSingleFlight() {
  const isRunning = useRef(false);
  return useCallback(async (task: () => unknown): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task();
    } finally {
      isRunning.current = false;
    }
  }, []);
}
