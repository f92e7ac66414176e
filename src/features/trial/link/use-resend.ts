import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isProblem } from '#api/problem.ts';
import { resendTrialInviteMutation, type TrialInvite } from '#api/queries/trial-invites.ts';
import { problemText } from '#components/problem-text.ts';

/** What came of it: undefined when it was sent, else why it was not. */
export type ResendFailure = string | undefined;

/** Sends an invite again to everybody who has it; a second press while it is on its way does nothing. */
export function useResend() {
  const { mutateAsync, isPending } = useMutation(resendTrialInviteMutation());
  const isSending = useRef(false);
  const resend = async (
    { id, emails }: Pick<TrialInvite, 'id' | 'emails'>,
    onEnd: (failure: ResendFailure) => unknown,
  ) => {
    if (isSending.current) return;
    if (emails.length === 0) return onEnd('It has been sent to nobody yet. Forward it to somebody first.');
    isSending.current = true;
    try {
      const failure = await mutateAsync(id).then(() => undefined, failureWords);
      await onEnd(failure);
    } finally {
      isSending.current = false;
    }
  };
  return { resend, isPending };
}

/** What the server says of a refusal, ours of everything else. */
export function failureWords(error: unknown): string {
  if (isProblem(error) && [400, 409, 410].includes(error.status) && error.message) return error.message;
  const { title, advice } = problemText(error, {
    missing: { title: 'Somebody has deleted this invite', advice: '' },
  });
  return `${title}. ${advice}`.trim();
}
