import { confirm } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';

interface PastDate {
  title: string;
  /** What follows from it. */
  message: Markup;
  confirmText: string;
  /** 'Change the date' without one. */
  cancelText?: string;
}

/** Asks before something is saved with a date in the past, which is usually a slip of the hand. For `mayCall` of a form. */
export const confirmPast = (question: PastDate): Promise<boolean> =>
  confirm({ cancelText: 'Change the date', tone: 'secondary', ...question });
