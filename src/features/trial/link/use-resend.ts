import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#api/problem.ts';
import { resendTrialInviteMutation } from '#api/queries/trial-invites.ts';
import { problemText, serverMessage, type ProblemMessage } from '#components/problem-text.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';

/** Sends an invite again to all recipients; ignores a call while another one is pending. */
export function useResend() {
  const { mutateAsync } = useMutation(resendTrialInviteMutation());
  const runUnlessBusy = useSingleFlight();
  const [isSending, setSending] = useState(false);

  /**
   * @param findId resolves to undefined if the invite was deleted
   * @param onEnd called with the failure, or with undefined after success
   */
  const resend = (
    findId: () => Promise<string | undefined>,
    onEnd: (failure: ProblemMessage | undefined) => unknown,
  ) =>
    runUnlessBusy(async () => {
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

/** The title (D-189) and text of the dialog. Only for a 400, 409 or 410, the text is the server's message. */
export function resendFailure(error: unknown): ProblemMessage {
  const { kind, title, advice } = problemText(error, {
    missing: { title: 'This invite has been deleted', advice: '' },
    unknown: {
      title: 'We do not know whether the invite was sent',
      advice: 'It may have been sent all the same: ask one of the recipients before you send it again.',
    },
  });
  if (kind === 'unknown') return { title, advice };
  const hasServerReason = kind === 'invalid' || kind === 'conflict' || kind === 'expired';
  return {
    title: 'Invite Resent Failed',
    advice: (hasServerReason && serverMessage(error)) || `${title}. ${advice}`.trim(),
  };
}
