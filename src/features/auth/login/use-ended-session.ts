import { useLocation, useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RestorableDraft } from '#session/restorable-draft.ts';
import { consumeEndedSession, type EndedSession } from '#session/session.ts';

/** Finds unsaved data on this device that can be restored after the login. */
export type FindRestorableDraft = (
  router: AnyRouter,
  session: EndedSession,
  returnUrl: string | undefined,
) => Promise<RestorableDraft | undefined>;

export interface PreviousSession {
  userId: string | undefined;
  restorable: RestorableDraft | undefined;
}

/**
 * Returns the user of the ended session that led to this page, and the draft to restore. A reload keeps both: the
 * session is in the history state.
 */
export function useEndedSession(
  findRestorableDraft: FindRestorableDraft,
  returnUrl: string | undefined,
): PreviousSession {
  const router = useRouter();
  const session = useLocation({ select: ({ state }) => state.endedSession });
  const [restorable, setRestorable] = useState<RestorableDraft>();
  const findDraft = useEffectEvent((ended: EndedSession) => findRestorableDraft(router, ended, returnUrl));
  useEffect(() => {
    if (!session) return;
    // This page reports the end of the session: other pages must not report it again.
    consumeEndedSession();
    // If the storage cannot be read, do not announce that data is restored.
    findDraft(session).then(setRestorable, () => setRestorable(undefined));
  }, [session]);
  return { userId: session?.userId, restorable: session && restorable };
}
