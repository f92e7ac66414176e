import { longTextOrNullLimit } from '#api/contract.gen.ts';
import { nameList } from '#lib/text/name-list.ts';
import { currentSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** A comment that has not been sent: its author finds it there on the next attempt, even after signing in again. */
const unsent = createUserMemory<{ activityId: string; comment: string }>();

export const forgetComment = (): void => unsent.set(undefined);

/**
 * Asks for a comment before a submission (D-267). What is typed outlives the dialog.
 *
 * @param competing what the user's own pending changes change as well: 'Question 2'
 * @returns empty for none; undefined when the submission was cancelled
 */
export function askForComment(activityId: string, competing: readonly string[]): Promise<string | undefined> {
  const earlier = unsent.get();
  const owner = currentSession()?.id;
  return prompt({
    title: 'Submit for review',
    ...(competing.length > 0 && { message: <CompetingMessage names={competing} /> }),
    label: 'Comment for the reviewer (optional)',
    multiline: true,
    maxLength: longTextOrNullLimit,
    words: earlier?.activityId === activityId ? earlier.comment : '',
    // The session may end while the dialog is open.
    onType: (comment) => unsent.set({ activityId, comment }, owner),
    confirmText: 'Submit',
  });
}

const CompetingMessage = ({ names }: { names: readonly string[] }) => (
  <p>
    You already have a pending change to <b>{nameList(names, 3)}</b>. Both will be reviewed: changes to
    different fields are merged; where both change the same field, the reviewer chooses.
  </p>
);
