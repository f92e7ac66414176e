import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#api/problem.ts';
import { resendTrialInviteMutation } from '#api/queries/trial-invites.ts';
import { problemText, serverWords, type ProblemMessage } from '#components/problem-text.ts';
import { useOnce } from '#components/use-once.ts';

/** Sends an invite again to all its recipients; a second press while it is under way does nothing. */
export function useResend() {
  const { mutateAsync } = useMutation(resendTrialInviteMutation());
  const once = useOnce();
  const [isSending, setSending] = useState(false);

  /**
   * @param findId resolves to undefined for an invite that does not exist any more
   * @param onEnd is told why it was not sent; undefined when it was
   */
  const resend = (
    findId: () => Promise<string | undefined>,
    onEnd: (failure: ProblemMessage | undefined) => unknown,
  ) =>
    once(async () => {
      setSending(true);
      try {
        const id = await findId();
        if (id !== undefined) await mutateAsync(id);
        await onEnd(id === undefined ? resendFailure(new Problem(404, '')) : undefined);
      } catch (error) {
        await onEnd(resendFailure(error));
      } finally {
        setSending(false);
      }
    });
  return { resend, isSending };
}

/** The title of the dialog (D-189) and what it says: the server's message of a refusal, ours of everything else. */
export function resendFailure(error: unknown): ProblemMessage {
  const { kind, title, advice } = problemText(error, {
    missing: { title: 'This invite has been deleted', advice: '' },
    unknown: {
      title: 'We do not know whether the invite was sent',
      advice: 'It may have been sent all the same: ask one of the recipients before you send it again.',
    },
  });
  if (kind === 'unknown') return { title, advice };
  const isSaid = kind === 'invalid' || kind === 'conflict' || kind === 'gone';
  return {
    title: 'Invite Resent Failed',
    advice: (isSaid && serverWords(error)) || `${title}. ${advice}`.trim(),
  };
}
