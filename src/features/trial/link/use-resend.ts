import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#api/problem.ts';
import { resendTrialInviteMutation } from '#api/queries/trial-invites.ts';
import { problemText, serverMessage, type ProblemMessage } from '#components/problem-text.ts';
import { useOnce } from '#components/use-once.ts';

/** Sends an invite again to all recipients; ignores calls while one is under way. */
export function useResend() {
  const { mutateAsync } = useMutation(resendTrialInviteMutation());
  const once = useOnce();
  const [isSending, setSending] = useState(false);

  /**
   * @param findId resolves to undefined for a deleted invite
   * @param onEnd called with the failure, or with undefined after success
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

/** The title (D-189) and text of the dialog: the server's message for a refusal, else ours. */
export function resendFailure(error: unknown): ProblemMessage {
  const { kind, title, advice } = problemText(error, {
    missing: { title: 'This invite has been deleted', advice: '' },
    unknown: {
      title: 'We do not know whether the invite was sent',
      advice: 'It may have been sent all the same: ask one of the recipients before you send it again.',
    },
  });
  if (kind === 'unknown') return { title, advice };
  const isSaid = kind === 'invalid' || kind === 'conflict' || kind === 'expired';
  return {
    title: 'Invite Resent Failed',
    advice: (isSaid && serverMessage(error)) || `${title}. ${advice}`.trim(),
  };
}
