import type { ReactElement } from 'react';
import { create } from 'zustand';
import type { ToastMessage } from '../feedback/toasts.ts';
import type { Markup } from './markup.ts';

export interface Confirmation {
  /** Plain text. Default: 'Confirm' (SHELL-030). */
  title?: string;
  /** Escaped by `markup` and sanitized (SHELL-029); or an element. */
  message?: Markup | ReactElement;
  /** Default: 'Delete'. For deletions, use `confirmDelete`. */
  confirmText?: string;
  /** Default: 'Cancel'. */
  cancelText?: string;
  /** `danger` (default): cannot be undone; `secondary`: Cancel is the recommended answer. */
  tone?: 'danger' | 'primary' | 'secondary';
  /** Confirming loses nothing: the initial focus is on Confirm. */
  isSafe?: boolean;
  /** A second confirm button; `onPress` is called before the promise resolves to true. */
  alternative?: { text: string; onPress: () => void };
  okOnly?: boolean;
  /** Runs after Confirm while the dialog is open. */
  action?: ConfirmedAction;
  /** Called after the dialog closed, to move the focus if its opener was removed. */
  moveFocus?: (isConfirmed: boolean) => void;
}

/** Runs after Confirm while the dialog is open. After a failure the dialog stays open and shows the message. */
export interface ConfirmedAction {
  run: () => Promise<unknown>;
  /** The busy label of the button: 'Deleting…'. */
  busy: string;
  /** The message for an error of `run`; shown in a toast if the user has left the page. */
  failureText: (error: unknown) => string;
  /** A toast in addition to the message; the next attempt removes it. */
  failureToast?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'> | undefined;
}

/** A dialog with a text field, instead of `window.prompt` (D-134). */
export interface Prompt extends Omit<Confirmation, 'okOnly' | 'action'> {
  label: string;
  multiline?: boolean;
  maxLength?: number;
  initialText?: string;
  /** Called with each input, for example to store a draft. */
  onInput?: (text: string) => void;
  /** As in `Confirmation`, called with the trimmed text, which stays in the field after a failure. */
  action?: Omit<ConfirmedAction, 'run'> & { run: (text: string) => Promise<unknown> };
}

/** An open or waiting dialog. Call `answer` once. */
export interface OpenConfirmation
  extends Omit<Confirmation, 'action'>, Partial<Omit<Prompt, keyof Confirmation>> {
  action?: Prompt['action'] | undefined;
  id: string;
  answer: (confirmed: boolean, text?: string) => void;
}

/** The open and waiting dialogs; `ConfirmHost` shows the first. */
export const useConfirmations = create<readonly OpenConfirmation[]>(() => []);

/**
 * Asks for confirmation. Several dialogs are shown one after the other. Needs a `ConfirmHost` in the page.
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
 * Asks for a text.
 *
 * @returns the trimmed text, which may be empty; undefined if the user cancelled (D-171)
 */
export function prompt(question: Prompt): Promise<string | undefined> {
  return ask({ confirmText: 'OK', tone: 'primary', ...question }, (confirmed, text = '') =>
    confirmed ? text : undefined,
  );
}

function ask<Answer>(
  question: Omit<OpenConfirmation, 'id' | 'answer'>,
  read: (confirmed: boolean, text?: string) => Answer,
): Promise<Answer> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID();
    const answer = (confirmed: boolean, text?: string) => {
      useConfirmations.setState((waiting) => waiting.filter((other) => other.id !== id), true);
      resolve(read(confirmed, text));
    };
    useConfirmations.setState((waiting) => [...waiting, { ...question, id, answer }], true);
  });
}

/** Closes all dialogs as declined, for example after the user left the page. */
export function declineConfirmations(): void {
  for (const { answer } of useConfirmations.getState()) answer(false);
}
