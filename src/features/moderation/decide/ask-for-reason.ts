import { longTextOrNullLimit } from '#api/contract.gen.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** An unsent reason, kept when the dialog closes or the moderator's session ends. */
const unsent = createUserMemory<{ recordId: string; reason: string }>();

interface Rejection {
  title: string;
  /** The id of the rejected change set or activity, to restore an unsent reason. */
  recordId: string;
  run: (reason: string) => Promise<unknown>;
  failureText: (error: unknown) => string;
}

/**
 * Asks for an optional reason and sends the rejection while the dialog is open (D-171).
 *
 * @returns false when the moderator cancels
 */
export async function askForReason({ title, recordId, run, failureText }: Rejection): Promise<boolean> {
  const lastUnsent = unsent.get();
  const sentReason = await prompt({
    title,
    label: 'Reason (optional)',
    multiline: true,
    maxLength: longTextOrNullLimit,
    initialText: lastUnsent?.recordId === recordId ? lastUnsent.reason : '',
    confirmText: 'Reject',
    tone: 'danger',
    action: {
      busy: 'Rejecting…',
      run: async (reason) => {
        unsent.set({ recordId, reason });
        await run(reason);
        unsent.set(undefined);
      },
      failureText,
    },
  });
  return sentReason !== undefined;
}
