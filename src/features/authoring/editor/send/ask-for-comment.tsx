import { longTextOrNullLimit } from '#api/contract.gen.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { currentSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** Comments that have not been sent, by activity: their author finds them on the next attempt, even after signing in again. */
const unsent = createUserMemory<Readonly<Record<string, string>>>();

export const forgetComment = (activityId: string): void => unsent.set({ ...unsent.get(), [activityId]: '' });

/**
 * Asks for a comment before a submission (D-267). What is typed outlives the dialog.
 *
 * @param competing what the user's own pending changes change as well: 'Question 2'
 * @returns empty for none; undefined when the submission was cancelled
 */
export function askForComment(activityId: string, competing: readonly string[]): Promise<string | undefined> {
  const owner = currentSession()?.id;
  return prompt({
    title: 'Submit for review',
    ...(competing.length > 0 && { message: <CompetingMessage names={competing} /> }),
    label: 'Comment for the reviewer (optional)',
    multiline: true,
    maxLength: longTextOrNullLimit,
    initialText: unsent.get()?.[activityId] ?? '',
    // The session may end while the dialog is open.
    onInput: (comment) => unsent.set({ ...unsent.get(), [activityId]: comment }, owner),
    confirmText: 'Submit',
  });
}

const CompetingMessage = ({ names }: { names: readonly string[] }) => (
  <p>
    You already have a pending change to <b>{formatNameList(names, 3)}</b>. The reviewer will see both.
  </p>
);
