import { confirm } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';

interface PastDate {
  title: string;
  message: Markup;
  confirmText: string;
  cancelText?: string;
}

/** Asks before a form saves a date in the past, which is usually a typing error. For `shouldSubmit` of a form. */
export const confirmPastDate = (question: PastDate): Promise<boolean> =>
  confirm({ cancelText: 'Change the date', tone: 'secondary', ...question });
