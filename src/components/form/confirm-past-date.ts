import { confirm } from '#ui/overlay/confirm.ts';
import type { Markup } from '#ui/overlay/markup.ts';

interface PastDate {
  title: string;
  message: Markup;
  confirmText: string;
  cancelText?: string;
}

/** Asks before saving a past date, which is usually a typing error. For the `shouldSubmit` option of a form. */
export const confirmPastDate = (question: PastDate): Promise<boolean> =>
  confirm({ cancelText: 'Change the date', tone: 'secondary', ...question });
