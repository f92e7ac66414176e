import { currentSession } from '#session/session.ts';
import { prompt } from '#ui/overlay/confirm.ts';

/** The longest reason that the contract allows. */
const longestReason = 5000;

/** What could not be sent: the same person finds it when they try again, after signing in anew as well. */
let unsent: { key: string; reason: string } | undefined;

interface Rejection {
  title: string;
  /** The id of what the reason is about, under which it is kept while it cannot be sent. */
  about: string;
  run: (reason: string) => Promise<unknown>;
  failureText: (error: unknown) => string;
}

/**
 * Asks for an optional reason, and rejects while the dialog still stands (D-171). Cancelled, nothing is sent.
 *
 * @returns whether it was rejected
 */
export async function askForReason({ title, about, run, failureText }: Rejection): Promise<boolean> {
  const key = `${currentSession()?.id} ${about}`;
  const answer = await prompt({
    title,
    label: 'Reason (optional)',
    multiline: true,
    maxLength: longestReason,
    words: unsent?.key === key ? unsent.reason : '',
    confirmText: 'Reject',
    tone: 'danger',
    work: {
      busy: 'Rejecting…',
      run: async (reason) => {
        unsent = { key, reason };
        await run(reason);
        unsent = undefined;
      },
      failureText,
    },
  });
  return answer !== undefined;
}
