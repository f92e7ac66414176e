import { longTextOrNullLimit } from '#api/contract.gen.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** A reason that could not be sent. The same person finds it there on the next attempt, even after signing in again. */
const unsent = createUserMemory<{ about: string; reason: string }>();

interface Rejection {
  title: string;
  /** The id of what is rejected. An unsent reason is kept under it. */
  about: string;
  run: (reason: string) => Promise<unknown>;
  failureText: (error: unknown) => string;
}

/**
 * Asks for an optional reason, and rejects while the dialog is still open (D-171). Cancel sends nothing.
 *
 * @returns whether it was rejected
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
