import type { ReactElement } from 'react';
import { create } from 'zustand';
import type { ToastMessage } from '../feedback/toasts.ts';
import type { Markup } from './markup.ts';

export interface Confirmation {
  /** Default: 'Confirm' (SHELL-030). */
  title?: string;
  /** HTML from `markup`, which is also sanitized (SHELL-029), or an element. */
  message?: Markup | ReactElement;
  /** Default: 'Delete'. For deletions, use `confirmDelete`. */
  confirmText?: string;
  /** Default: 'Cancel'. */
  cancelText?: string;
  /** Default: `danger`, for actions that cannot be undone. `secondary` recommends Cancel. */
  tone?: 'danger' | 'primary' | 'secondary';
  /** Confirming loses no data; the initial focus is then on Confirm. */
  isSafe?: boolean;
  /** A second confirm button. Its `onPress` is called before the promise resolves to true. */
  alternative?: { text: string; onPress: () => void };
  okOnly?: boolean;
  action?: ConfirmedAction;
  /** Called after the dialog has closed, to move the focus if the opener was removed. */
  moveFocus?: (isConfirmed: boolean) => void;
}

/** Runs after Confirm. The dialog closes after success, and shows a message after a failure. */
export interface ConfirmedAction {
  run: () => Promise<unknown>;
  /** The busy label of the button: 'Deleting…'. */
  busy: string;
  /** The message for an error of `run`. If the user has left the page, it is shown in a toast. */
  failureText: (error: unknown) => string;
  /** A toast in addition to the message; removed by the next attempt. */
  failureToast?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'> | undefined;
}

/** The options of `prompt()`, which replaces `window.prompt` (D-134). */
export interface Prompt extends Omit<Confirmation, 'okOnly' | 'action'> {
  label: string;
  multiline?: boolean;
  maxLength?: number;
  initialText?: string;
  /** Called with each input, for example to store a draft. */
  onInput?: (text: string) => void;
  /** Called with the trimmed text. After a failure the text remains in the field. */
  action?: Omit<ConfirmedAction, 'run'> & { run: (text: string) => Promise<unknown> };
}

/** An open or queued dialog. Call `answer` once. */
export interface OpenConfirmation
  extends Omit<Confirmation, 'action'>, Partial<Omit<Prompt, keyof Confirmation>> {
  action?: Prompt['action'] | undefined;
  id: string;
  answer: (confirmed: boolean, text?: string) => void;
}

/** The queue of dialogs; `ConfirmHost` shows the first. */
export const useConfirmations = create<readonly OpenConfirmation[]>(() => []);

/**
 * Opens a confirmation dialog, or adds it to the queue while another is open. Needs a `ConfirmHost` in the page.
 *
 * @returns true for Confirm; false for Cancel, the close button and Escape (SHELL-027, SHELL-028)
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  return ask(confirmation, (confirmed) => confirmed);
}

/** Shows a message with an OK button, instead of `window.alert` (SHELL-031). */
export async function showMessage(
  message: Omit<Confirmation, 'okOnly' | 'cancelText' | 'tone' | 'action'>,
): Promise<void> {
  await confirm({ ...message, okOnly: true });
}

/**
 * Opens a dialog with a text field.
 *
 * @returns the trimmed text, which may be empty; undefined if the user cancelled (D-171)
 */
export function prompt(question: Prompt): Promise<string | undefined> {
  return ask({ confirmText: 'OK', tone: 'primary', ...question }, (confirmed, text = '') =>
    confirmed ? text : undefined,
  );
}

function ask<Result>(
  question: Omit<OpenConfirmation, 'id' | 'answer'>,
  toResult: (confirmed: boolean, text?: string) => Result,
): Promise<Result> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID();
    const answer = (confirmed: boolean, text?: string) => {
      useConfirmations.setState((queue) => queue.filter((queued) => queued.id !== id), true);
      resolve(toResult(confirmed, text));
    };
    useConfirmations.setState((queue) => [...queue, { ...question, id, answer }], true);
  });
}

/** Closes all dialogs as if cancelled, for example after the user has left the page. */
export function declineConfirmations(): void {
  for (const { answer } of useConfirmations.getState()) answer(false);
}
