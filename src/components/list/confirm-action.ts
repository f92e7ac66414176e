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
  success: string;
  /** The toast after a failure, in addition to the message in the dialog. Not shown for an unknown outcome. */
  failed?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'>;
  /** The texts of this action by kind of failure; a function if a status has several reasons. */
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
        const { title: headline, advice } = problemText(error, { missing, ...overridesFor(problem, error) });
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

const missing = { title: 'It no longer exists', advice: 'Close this to see what is there.' };
const stillInUse = {
  title: 'It is still in use',
  advice: 'It cannot be deleted as long as something needs it.',
};

const overridesFor = (problem: Action['problem'], error: unknown): ProblemTextOverrides | undefined =>
  typeof problem === 'function' ? problem(error) : problem;

/** `confirmAction` with the labels that SHELL-032 to SHELL-034 prescribe for a deletion. */
export const confirmDelete = ({ what, problem, ...deletion }: Deletion): Promise<boolean> =>
  confirmAction({
    ...deletion,
    message: what,
    problem: (error) => ({ conflict: stillInUse, ...overridesFor(problem, error) }),
    labels: { confirm: 'Yes, delete', cancel: 'No, cancel', busy: 'Deleting…' },
    removesRow: true,
  });

function rowAfter(element: Element | null): HTMLElement | undefined {
  const row = element?.closest('tr, li, article');
  const next = row?.nextElementSibling;
  return next instanceof HTMLElement && !next.ariaHidden ? next : undefined;
}

function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
}
