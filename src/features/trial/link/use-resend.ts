import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { resendTrialInviteMutation } from '#api/queries/trial-invites.ts';
import { problemText, serverWords } from '#components/problem-text.ts';

const deleted = { title: 'Somebody has deleted this invite', advice: '' };

/** Sends an invite again to everybody who has it; a second press while it is on its way does nothing. */
export function useResend() {
  const { mutateAsync } = useMutation(resendTrialInviteMutation());
  const isUnderway = useRef(false);
  const [isSending, setSending] = useState(false);

  /**
   * @param findId resolves to undefined for an invite that does not exist any more
   * @param onEnd is told why it was not sent; undefined when it was
   */
  const resend = async (
    findId: () => Promise<string | undefined>,
    onEnd: (failure: string | undefined) => unknown,
  ) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    try {
      const id = await findId();
      if (id !== undefined) await mutateAsync(id);
      await onEnd(id === undefined ? `${deleted.title}.` : undefined);
    } catch (error) {
      await onEnd(failureWords(error));
    } finally {
      isUnderway.current = false;
      setSending(false);
    }
  };
  return { resend, isSending };
}

/** What the server says of a refusal, ours of everything else. */
function failureWords(error: unknown): string {
  const { kind, title, advice } = problemText(error, { missing: deleted });
  const isSaid = kind === 'invalid' || kind === 'conflict' || kind === 'gone';
  return (isSaid && serverWords(error)) || `${title}. ${advice}`.trim();
}
