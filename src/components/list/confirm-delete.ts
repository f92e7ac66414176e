import { focusContent } from '#components/page/focus/focus-content.ts';
import { currentSession } from '#session/session.ts';
import { toast, type ToastMessage } from '#ui/feedback/toasts.ts';
import { confirm } from '#ui/overlay/confirm.ts';
import type { Confirmation } from '#ui/overlay/confirm.ts';
import { problemText, type OwnProblemText } from '../problem-text.ts';

interface Deletion {
  /** The literal title: 'Delete Campus?' (SHELL-033, SHELL-034). */
  title: string;
  /** What will be deleted, and what goes with it: `` markup`This deletes <b>${name}</b>.` `` */
  what: Exclude<Confirmation['message'], undefined>;
  /** Deletes. A rejection is shown in the dialog, which stays. */
  run: () => Promise<unknown>;
  /** The toast when it is done. */
  done: string;
  /** The toast when it has failed, besides what the dialog says; one at a time. */
  failed?: (error: unknown) => Pick<ToastMessage, 'title' | 'message'>;
  /** Words for failures that this deletion has words for; a function where a status has several reasons. */
  own?: OwnProblemText | ((error: unknown) => OwnProblemText);
  /** For a row that goes without anything being deleted. */
  words?: { confirm: string; cancel: string; busy: string };
}

const deletionWords = { confirm: 'Yes, delete', cancel: 'No, cancel', busy: 'Deleting…' };

/**
 * Asks, deletes while the dialog still stands, and says that it is done. The focus goes on to the next row, or to the
 * heading when there is none: the button that was pressed goes with its row. So it does when the deletion has failed
 * but the row is gone: somebody else has deleted it, or the response was lost.
 *
 * @returns whether it was deleted
 */
export function confirmDelete(deletion: Deletion): Promise<boolean> {
  const { title, what, run, done, failed, own, words = deletionWords } = deletion;
  const opener = document.activeElement;
  const next = rowAfter(opener);
  let removeFailure: (() => void) | undefined;
  return confirm({
    title,
    message: what,
    confirmText: words.confirm,
    cancelText: words.cancel,
    work: {
      busy: words.busy,
      run: async () => {
        removeFailure?.();
        try {
          await run();
        } catch (error) {
          // A session that has ended is told by the login page.
          if (failed && currentSession()) {
            removeFailure = toast({ profile: 'app', tone: 'error', ...failed(error) });
          }
          throw error;
        }
        toast({ profile: 'app', tone: 'success', message: done });
      },
      failureText: (error) => failureText(error, typeof own === 'function' ? own(error) : own),
    },
    moveFocus: (isConfirmed) => {
      if (!isConfirmed && opener?.isConnected) return;
      if (next?.isConnected) focusRow(next);
      else focusContent();
    },
  });
}

/** What the general words for a form would get wrong. */
const deletionProblems: OwnProblemText = {
  missing: { title: 'It is not there any more', advice: 'Close this to see what is there.' },
  conflict: { title: 'It is still in use', advice: 'It cannot be deleted as long as something needs it.' },
};

function failureText(error: unknown, own: OwnProblemText | undefined): string {
  const { title, advice } = problemText(error, { ...deletionProblems, ...own });
  return `${title}. ${advice}`;
}

/** The row, card or list item below the one that an element is in. */
function rowAfter(element: Element | null): HTMLElement | undefined {
  const row = element?.closest('tr, li, article');
  const next = row?.nextElementSibling;
  return next instanceof HTMLElement && !next.ariaHidden ? next : undefined;
}

/** A row takes the focus only now: with the Tab key its own buttons come next. */
function focusRow(row: HTMLElement): void {
  row.tabIndex = -1;
  row.focus();
}
