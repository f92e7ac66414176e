import { create } from 'zustand';

/** How long a toast stays on sign-in screens, ms (SHELL-038). */
export const AUTH_TOAST_MS = 5000;
/** How long a toast stays anywhere else, ms (SHELL-041). */
export const APP_TOAST_MS = 3000;
/** How long a toast with an action stays, ms: three seconds are too short to reach it (WCAG 2.2.1). */
export const ACTION_TOAST_MS = 12_000;
/** How long it stays after the pointer or the focus left it, ms. */
export const TOAST_EXTENDED_MS = 1000;
/** The duration of its animations, ms. */
export const TOAST_ANIMATION_MS = 300;

export interface ToastMessage {
  /**
   * `auth` for sign-in, register, forgotten and reset password and accepting an invitation: top right, no close
   * button. `app` for everything else: bottom right, close button and progress bar (D-194).
   */
  profile: 'auth' | 'app';
  tone: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  /** Pressing it dismisses the toast. Must not be the only way to the action. */
  action?: { label: string; onPress: () => void };
}

export const useToasts = create<readonly ToastMessage[]>(() => []);

/**
 * Shows a toast. Two equal calls show two (SHELL-040). An error must also be shown in the page. Does not import
 * react-aria-components.
 *
 * @returns a function that removes the toast
 */
export function toast(content: ToastMessage): () => void {
  const message = { ...content };
  useToasts.setState((messages) => [...messages, message], true);
  return () => removeToast(message);
}

export const removeToast = (message: ToastMessage): void =>
  useToasts.setState((messages) => messages.filter((other) => other !== message), true);
