import { longTextOrNullLimit } from '#api/contract.gen.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';
import { currentSession } from '#session/session.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** Unsent comments by activity, kept when the dialog closes or the author's session ends. */
const unsentComments = createUserMemory<Readonly<Record<string, string>>>();

export const deleteComment = (activityId: string): void =>
  unsentComments.set({ ...unsentComments.get(), [activityId]: '' });

/**
 * Asks for an optional comment before a submission (D-267).
 *
 * @param competingNames records with another pending change by the user: 'Question 2'
 * @returns undefined when the author cancels
 */
export function askForComment(
  activityId: string,
  competingNames: readonly string[],
): Promise<string | undefined> {
  const owner = currentSession()?.id;
  return prompt({
    title: 'Submit for review',
    ...(competingNames.length > 0 && { message: <CompetingMessage names={competingNames} /> }),
    label: 'Comment for the reviewer (optional)',
    multiline: true,
    maxLength: longTextOrNullLimit,
    initialText: unsentComments.get()?.[activityId] ?? '',
    // Pass the owner: the session may end while the dialog is open.
    onInput: (comment) => unsentComments.set({ ...unsentComments.get(), [activityId]: comment }, owner),
    confirmText: 'Submit',
  });
}

const CompetingMessage = ({ names }: { names: readonly string[] }) => (
  <p>
    You already have a pending change to <b>{formatNameList(names, 3)}</b>. The reviewer will see both.
  </p>
);
