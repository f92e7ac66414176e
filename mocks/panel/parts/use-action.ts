import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from 'zustand';

export interface ActionMessage {
  tone: 'success' | 'error';
  text: string;
}

/** The panel shows only the newest message: an older one would look like a result of the last action. */
const useNewest = create<{ owner?: object; message?: ActionMessage | undefined }>(() => ({}));

/** Runs actions of a part of a tab, and returns the message of the last one. */
export function useAction() {
  const queryClient = useQueryClient();
  const [owner] = useState(() => ({}));
  const message = useNewest((newest) => (newest.owner === owner ? newest.message : undefined));
  const [isBusy, setBusy] = useState(false);

  /** @param done a sentence about the success; without it, the change is visible */
  async function run(action: () => unknown, done?: string): Promise<void> {
    const show = (next?: ActionMessage) => useNewest.setState({ owner, message: next });
    setBusy(true);
    show();
    try {
      await action();
      if (done !== undefined) show({ tone: 'success', text: done });
    } catch (error) {
      show({ tone: 'error', text: messageOf(error) });
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
