import type { ReactNode } from 'react';

export interface Confirmation {
  /** 'Confirm' without one (SHELL-030). */
  title?: string;
  message?: ReactNode;
  /** 'Delete' without one; deletions say 'Yes, delete' (SHELL-032). */
  confirmText?: string;
  /** 'Cancel' without one; deletions say 'No, cancel'. */
  cancelText?: string;
  /** Red for what cannot be undone (the default), the primary colour otherwise. */
  tone?: 'danger' | 'primary';
  /** Hides Cancel: a message to be read, in place of the browser's own alert (SHELL-031, D-134). */
  okOnly?: boolean;
}

/** A question that waits for its answer. `answer` may be called once. */
export interface OpenConfirmation extends Confirmation {
  id: number;
  answer: (confirmed: boolean) => void;
}

let waiting: readonly OpenConfirmation[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Asks before something is done. Gives true for Confirm, false for Cancel, the close button and Escape
 * (SHELL-027, SHELL-028). Two questions at a time are asked one after the other. Needs a `ConfirmHost` in the page.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId;
    const answer = (confirmed: boolean) => {
      update(waiting.filter((question) => question.id !== id));
      resolve(confirmed);
    };
    update([...waiting, { ...confirmation, id, answer }]);
  });
}

/** For `ConfirmHost`: tells when the questions change; gives the way to stop. */
export function subscribeToConfirmations(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For `ConfirmHost`: the question to show now. */
export function currentConfirmation(): OpenConfirmation | undefined {
  return waiting[0];
}

function update(next: readonly OpenConfirmation[]) {
  waiting = next;
  for (const listener of listeners) listener();
}
