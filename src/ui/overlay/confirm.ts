import type { ReactElement } from 'react';
import { create } from 'zustand';
import type { ToastMessage } from '../feedback/toasts.ts';
import type { Markup } from './markup.ts';

export interface Confirmation {
  /** Plain text; 'Confirm' without one (SHELL-030). */
  title?: string;
  /** Text written with `markup`, which escapes what it fills in, and shown sanitised (SHELL-029, D-133); or an element. */
  message?: Markup | ReactElement;
  /** 'Delete' without one; deletions say 'Yes, delete' (SHELL-032). */
  confirmText?: string;
  /** 'Cancel' without one; deletions say 'No, cancel'. */
  cancelText?: string;
  /**
   * Red for what cannot be undone (the default), the primary colour otherwise; `secondary` where Cancel is the better choice
   * and stands out.
   */
  tone?: 'danger' | 'primary' | 'secondary';
  /** Confirming loses nothing: the focus starts there. */
  isSafe?: boolean;
  /** Another way to confirm; `onPress` is called before the question resolves to true. */
  alternative?: { text: string; onPress: () => void };
  /** Hides Cancel: a message to be read, in place of the browser's own alert (SHELL-031, D-134). */
  okOnly?: boolean;
  /** Done after Confirm, while the dialog still stands. */
  action?: ConfirmedAction;
  /** Called when the dialog has gone: for a focus that cannot go back to where it was. */
  moveFocus?: (isConfirmed: boolean) => void;
}

/** What a dialog does before it closes. When it fails, the dialog stays and says why. */
export interface ConfirmedAction {
  run: () => Promise<unknown>;
  /** The word on the button meanwhile: 'Deleting…'. */
  busy: string;
  /** What the dialog says about what `run` has thrown; a toast does when the user has left the dialog. */
  failureText: (error: unknown) => string;
  /** A toast in addition to the message in the dialog; the next try removes it. */
  failureToast?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'> | undefined;
}

/** A question that is answered in words, in place of the browser's own prompt (D-134). */
export interface Prompt extends Omit<Confirmation, 'okOnly' | 'action'> {
  /** The label of the text field. */
  label: string;
  /** A text area. */
  multiline?: boolean;
  /** The longest text that the field takes. */
  maxLength?: number;
  /** What the field starts with: words that could not be sent before. */
  initialText?: string;
  /** Called with the text as it is typed: a dialog that is closed by mistake must not lose it. */
  onInput?: (words: string) => void;
  /** Done with the words, without spaces around them, while the dialog still stands; a failure loses none of them. */
  action?: Omit<ConfirmedAction, 'run'> & { run: (words: string) => Promise<unknown> };
}

/** A question that waits for its answer. `answer` may be called once. */
export interface OpenConfirmation
  extends Omit<Confirmation, 'action'>, Partial<Omit<Prompt, keyof Confirmation>> {
  action?: Prompt['action'] | undefined;
  id: string;
  answer: (confirmed: boolean, words?: string) => void;
}

/** The questions that wait for their answers; `ConfirmHost` shows the first. */
export const useConfirmations = create<readonly OpenConfirmation[]>(() => []);

/**
 * Asks before something is done. Resolves to true for Confirm, false for Cancel, the close button and Escape
 * (SHELL-027, SHELL-028). Two questions at a time are asked one after the other. Needs a `ConfirmHost` in the page.
 */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  return ask(confirmation, (confirmed) => confirmed);
}

/** Shows a message until it was read: the place of the browser's own alert (SHELL-031, D-134). */
export async function showMessage(
  message: Omit<Confirmation, 'okOnly' | 'cancelText' | 'tone' | 'action'>,
): Promise<void> {
  await confirm({ ...message, okOnly: true });
}

/**
 * Asks for words.
 *
 * @returns the text without spaces around it, empty when none was given; undefined when the question was cancelled (D-171)
 */
export function prompt(question: Prompt): Promise<string | undefined> {
  return ask({ confirmText: 'OK', tone: 'primary', ...question }, (confirmed, words = '') =>
    confirmed ? words : undefined,
  );
}

function ask<Answer>(
  question: Omit<OpenConfirmation, 'id' | 'answer'>,
  read: (confirmed: boolean, words?: string) => Answer,
): Promise<Answer> {
  return new Promise((resolve) => {
    const id = crypto.randomUUID();
    const answer = (confirmed: boolean, words?: string) => {
      useConfirmations.setState((waiting) => waiting.filter((other) => other.id !== id), true);
      resolve(read(confirmed, words));
    };
    useConfirmations.setState((waiting) => [...waiting, { ...question, id, answer }], true);
  });
}

/** Declines every question that waits, when there is nothing left to decide: the page is left, or the work is saved. */
export function declineConfirmations(): void {
  for (const { answer } of useConfirmations.getState()) answer(false);
}
