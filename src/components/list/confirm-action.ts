import { isUnknownOutcome } from '#api/problem.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { currentSession } from '#session/session.ts';
import { toast, type ToastMessage } from '#ui/feedback/toasts.ts';
import { confirm, type Confirmation } from '#ui/overlay/confirm.ts';
import { problemText, type ProblemTextOverrides } from '../problem-text.ts';
import { scheduleDeletion, type Deletion } from './undo/pending-deletion.ts';

interface Action {
  title: string;
  /** The effect of the action and its consequences: `` markup`Parents see <b>${name}</b> at once.` `` */
  message: NonNullable<Confirmation['message']>;
  /** Calls the server. If the promise rejects, the dialog remains open and shows the error. */
  run: () => Promise<unknown>;
  /** The toast after a success. */
  success?: string;
  /** The toast after a failure, in addition to the message in the dialog. Not shown for an unknown outcome. */
  failed?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'>;
  /** Texts for this action by kind of failure; a function if a status can have several reasons. */
  problem?: ProblemTextOverrides | ((error: unknown) => ProblemTextOverrides);
  labels: { confirm: string; cancel?: string; busy: string };
  tone?: NonNullable<Confirmation['tone']>;
  /**
   * Moves the focus to the next row, or to the heading if there is no next row. Also applies after a failure if the row
   * has disappeared, because another user deleted it or the response was lost.
   */
  removesRow?: boolean;
}

/** Asks for confirmation, runs the action, reports the outcome, and resolves to whether the action succeeded. */
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
        if (success !== undefined) toast({ profile: 'app', tone: 'success', message: success });
      },
      failureText: (error) => {
        const { title: headline, advice } = problemText(error, { missing, ...overridesFor(problem, error) });
        return `${headline}. ${advice}`;
      },
      // An expired session is reported by the login page.
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

const missing = { title: 'It no longer exists', advice: 'Close this to see the current list.' };
const stillInUse = {
  title: 'It is still in use',
  advice: 'It cannot be deleted while it is used.',
};

const overridesFor = (problem: Action['problem'], error: unknown): ProblemTextOverrides | undefined =>
  typeof problem === 'function' ? problem(error) : problem;

const deletionLabels = { confirm: 'Yes, delete', cancel: 'No, cancel', busy: 'Deleting…' };

/** `confirmAction` with the labels that SHELL-032 to SHELL-034 prescribe for a deletion. */
export const confirmDelete = ({
  problem,
  ...deletion
}: Omit<Action, 'labels' | 'tone' | 'removesRow'> & { success: string }): Promise<boolean> =>
  confirmAction({
    ...deletion,
    problem: (error) => ({ conflict: stillInUse, ...overridesFor(problem, error) }),
    labels: deletionLabels,
    removesRow: true,
  });

/**
 * Like `confirmDelete`, for a record that no other record belongs to: after the confirmation, the user can undo the
 * deletion for five seconds (`UndoNotice`). Failures are reported by a toast.
 */
export const confirmUndoableDelete = ({
  title,
  message,
  onConfirm,
  ...deletion
}: Deletion & Pick<Action, 'title' | 'message'> & { onConfirm?: () => void }): Promise<boolean> =>
  confirmAction({
    title,
    message,
    run: () => {
      onConfirm?.();
      scheduleDeletion(deletion);
      return Promise.resolve();
    },
    labels: deletionLabels,
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
