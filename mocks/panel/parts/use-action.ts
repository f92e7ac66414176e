import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export interface ActionMessage {
  tone: 'success' | 'error';
  text: string;
}

/** The panel shows only the newest message: an older one would look like a result of the last action. */
let clearMessage = () => {};

/** Runs actions of a tab, and shows the message of the last one. */
export function useAction() {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);

  /** @param done a sentence about the success; without it, the change is visible */
  async function run(action: () => unknown, done?: string): Promise<void> {
    setBusy(true);
    clearMessage();
    clearMessage = () => setMessage(undefined);
    try {
      await action();
      if (done !== undefined) setMessage({ tone: 'success', text: done });
    } catch (error) {
      setMessage({ tone: 'error', text: messageOf(error) });
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  }
  return { run, message, isBusy };
}

/** Errors of the application's window are no instances of this window's `Error`. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);
