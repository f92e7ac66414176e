import { longTextOrNullLimit } from '#api/contract.gen.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** An unsent reason; it outlives the dialog and the session of the moderator. */
const unsent = createUserMemory<{ about: string; reason: string }>();

interface Rejection {
  title: string;
  /** The id of the rejected record, for restoring an unsent reason. */
  about: string;
  run: (reason: string) => Promise<unknown>;
  failureText: (error: unknown) => string;
}

/**
 * Asks for an optional reason and sends the rejection while the dialog is open (D-171).
 *
 * @returns false when the moderator cancels
 */
export async function askForReason({ title, about, run, failureText }: Rejection): Promise<boolean> {
  const earlier = unsent.get();
  const answer = await prompt({
    title,
    label: 'Reason (optional)',
    multiline: true,
    maxLength: longTextOrNullLimit,
    initialText: earlier?.about === about ? earlier.reason : '',
    confirmText: 'Reject',
    tone: 'danger',
    action: {
      busy: 'Rejecting…',
      run: async (reason) => {
        unsent.set({ about, reason });
        await run(reason);
        unsent.set(undefined);
      },
      failureText,
    },
  });
  return answer !== undefined;
}
