import { create } from 'zustand';

/** How long a toast stays on sign-in screens, ms (SHELL-038). */
export const AUTH_TOAST_MS = 5000;
/** How long a toast stays anywhere else, ms (SHELL-041). */
export const APP_TOAST_MS = 3000;
/** How long a toast stays that offers something to do, ms: nobody could reach it in three seconds (WCAG 2.2.1). */
export const ACTION_TOAST_MS = 12_000;
/** How much longer it stays after the pointer or the focus has left it, ms (SHELL-038). */
export const TOAST_EXTENDED_MS = 1000;
/** How long it takes to come and to go, ms; nothing with reduced motion. */
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
  /** A way on, in a word or two; pressing it puts the toast away. Never the only way. */
  action?: { label: string; onPress: () => void };
}

/** The toasts that are shown, or that wait until the `ToastRegion` is loaded. */
export const useToasts = create<readonly ToastMessage[]>(() => []);

/**
 * Shows a toast. Two equal calls show two (SHELL-040). Free of react-aria-components, so that any module may call
 * it. A toast is never the only carrier of an error.
 *
 * @returns a function that removes it, such as a failure that the next try has mended
 */
export function toast(content: ToastMessage): () => void {
  const message = { ...content };
  useToasts.setState((messages) => [...messages, message], true);
  return () => removeToast(message);
}

/** For `ToastRegion`: a toast has closed. */
export const removeToast = (message: ToastMessage): void =>
  useToasts.setState((messages) => messages.filter((other) => other !== message), true);
