import { create } from 'zustand';

/** Duration of a toast on sign-in screens (SHELL-038). */
export const AUTH_TOAST_MS = 5000;
/** Duration of a toast on other screens (SHELL-041). */
export const APP_TOAST_MS = 3000;
/** Duration of a toast with an action: three seconds are too short to reach it (WCAG 2.2.1). */
export const ACTION_TOAST_MS = 12_000;
/** Duration after the pointer or the focus has left a toast. */
export const TOAST_EXTENDED_MS = 1000;
export const TOAST_ANIMATION_MS = 300;

export interface ToastMessage {
  /**
   * `auth` for sign-in, register, forgotten and reset password and accepting an invitation: top right, no close
   * button. `app` for other screens: bottom right, close button and progress bar (D-194).
   */
  profile: 'auth' | 'app';
  tone: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  message: string;
  /** A press also dismisses the toast. The page must offer the same action. */
  action?: { label: string; onPress: () => void };
}

export const useToasts = create<readonly ToastMessage[]>(() => []);

/**
 * Shows a toast; equal toasts are not merged (SHELL-040). The page must also show an error itself. This module must not
 * import react-aria-components, which public pages do not load.
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
