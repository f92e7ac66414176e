import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface ActionMessage {
  tone: 'success' | 'error';
  text: string;
}

/** Runs actions of a tab, one at a time, and keeps the message of the last one. */
export function useAction() {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);

  /** @param done a sentence about the success; without it, the change is visible */
  async function run(action: () => unknown, done?: string): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    try {
      await action();
      if (done !== undefined) setMessage({ tone: 'success', text: done });
    } catch (error) {
      setMessage({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  }
  return { run, message, isBusy };
}
