import { isUnknownOutcome } from '#api/problem.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { currentSession } from '#session/session.ts';
import { toast, type ToastMessage } from '#ui/feedback/toasts.ts';
import { confirm, type Confirmation } from '#ui/overlay/confirm.ts';
import { problemText, type ProblemTextOverrides } from '../problem-text.ts';

interface Action {
  title: string;
  /** What the action does, and its consequences: `` markup`Parents see <b>${name}</b> at once.` `` */
  message: NonNullable<Confirmation['message']>;
  /** Calls the server. A rejection is shown in the dialog, which stays open. */
  run: () => Promise<unknown>;
  /** The toast after success. */
  success: string;
  /**
   * The toast after a failure, in addition to the message in the dialog; the next try replaces it. Of an unknown outcome
   * only the dialog speaks.
   */
  failed?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'>;
  /** Messages for failures that mean something particular here; a function where a status has several reasons. */
  problem?: ProblemTextOverrides | ((error: unknown) => ProblemTextOverrides);
  labels: { confirm: string; cancel?: string; busy: string };
  tone?: NonNullable<Confirmation['tone']>;
  /**
   * The row with the pressed button disappears, so the focus moves to the next row, or to the heading when there is none.
   * That also holds after a failure when the row has disappeared: another user deleted it, or the response was lost.
   */
  removesRow?: boolean;
}

/**
 * Asks, runs the action while the dialog is open, and reports the outcome.
 *
 * @returns whether the action succeeded
 */
export function confirmAction(action: Action): Promise<boolean> {
  const { title, message, run, success, failed, problem, labels, tone, removesRow } = action;
  const opener = document.activeElement;
  const next = rowAfter(opener);
  return confirm({
    title,
    message,
    confirmText: labels.confirm,
    ...(labels.cancel !== undefined && { cancelText: labels.cancel }),
    ...(tone && { tone }),
    action: {
      busy: labels.busy,
      run: async () => {
        await run();
        toast({ profile: 'app', tone: 'success', message: success });
      },
      failureText: (error) => {
        const { title: headline, advice } = problemText(error, { missing, ...ownOf(problem, error) });
        return `${headline}. ${advice}`;
      },
      // The login page reports an expired session.
      failureToast: (error) => (currentSession() && !isUnknownOutcome(error) ? failed?.(error) : undefined),
    },
    ...(removesRow && {
      moveFocus: (isConfirmed: boolean) => {
        if (!isConfirmed && opener?.isConnected) return;
        if (next?.isConnected) focusRow(next);
        else focusContent();
      },
    }),
  });
}

interface Deletion extends Omit<Action, 'message' | 'labels' | 'tone' | 'removesRow'> {
  /** What is deleted, and what is deleted with it. */
  what: Action['message'];
}

const missing = { title: 'It is not there any more', advice: 'Close this to see what is there.' };
const stillInUse = {
  title: 'It is still in use',
  advice: 'It cannot be deleted as long as something needs it.',
};

const ownOf = (own: Action['problem'], error: unknown): ProblemTextOverrides | undefined =>
  typeof own === 'function' ? own(error) : own;

/** `confirmAction` with the labels that SHELL-032 to SHELL-034 prescribe for a deletion. */
export const confirmDelete = ({ what, problem, ...deletion }: Deletion): Promise<boolean> =>
  confirmAction({
    ...deletion,
    message: what,
    problem: (error) => ({ conflict: stillInUse, ...ownOf(problem, error) }),
    labels: { confirm: 'Yes, delete', cancel: 'No, cancel', busy: 'Deleting…' },
    removesRow: true,
  });

/** The row, card or list item below the one that contains an element. */
function rowAfter(element: Element | null): HTMLElement | undefined {
  const row = element?.closest('tr, li, article');
  const next = row?.nextElementSibling;
  return next instanceof HTMLElement && !next.ariaHidden ? next : undefined;
}

/** Makes the row focusable only now. From there the Tab key leads to its buttons. */
function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
}
