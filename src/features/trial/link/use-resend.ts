import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { resendTrialInviteMutation } from '#api/queries/trial-invites.ts';
import { problemText, serverWords, isUnclear, whenUnclear } from '#components/problem-text.ts';

export interface ResendFailure {
  text: string;
  /** It may have been sent all the same. */
  isUnclear: boolean;
}

const deleted = { title: 'Somebody has deleted this invite', advice: '' };

/** Sends an invite again to all its recipients; a second press while it is under way does nothing. */
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
    onEnd: (failure: ResendFailure | undefined) => unknown,
  ) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    // Looking for it sends nothing.
    let isOnItsWay = false;
    try {
      const id = await findId();
      isOnItsWay = id !== undefined;
      if (id !== undefined) await mutateAsync(id);
      await onEnd(id === undefined ? { text: `${deleted.title}.`, isUnclear: false } : undefined);
    } catch (error) {
      await onEnd(resendFailure(error, isOnItsWay));
    } finally {
      isUnderway.current = false;
      setSending(false);
    }
  };
  return { resend, isSending };
}

const unclear = whenUnclear('It may have been sent all the same: ask one of them before you send it again.');

/**
 * What the server says of a refusal, ours of everything else.
 *
 * @param isOnItsWay whether the server was asked to send it
 */
export function resendFailure(error: unknown, isOnItsWay: boolean): ResendFailure {
  const { kind, title, advice } = problemText(error, { missing: deleted, ...(isOnItsWay && unclear) });
  const isSaid = kind === 'invalid' || kind === 'conflict' || kind === 'gone';
  return {
    text: (isSaid && serverWords(error)) || `${title}. ${advice}`.trim(),
    isUnclear: isOnItsWay && isUnclear(kind),
  };
}
