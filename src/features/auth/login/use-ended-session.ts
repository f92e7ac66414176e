import { useLocation, useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RestorableDraft } from '#session/restorable-draft.ts';
import { consumeEndedSession, type EndedSession } from '#session/session.ts';

/** Finds unsaved data on this device that is restored after the login. */
export type ReadKeptWork = (
  router: AnyRouter,
  session: EndedSession,
  returnUrl: string | undefined,
) => Promise<RestorableDraft | undefined>;

export interface Ended {
  userId: string | undefined;
  kept: RestorableDraft | undefined;
}

/** The expired session that led to this page, also after a reload. */
export function useEndedSession(readKeptWork: ReadKeptWork, returnUrl: string | undefined): Ended {
  const router = useRouter();
  const session = useLocation({ select: ({ state }) => state.endedSession });
  const [kept, setKept] = useState<RestorableDraft>();
  const read = useEffectEvent((ended: EndedSession) => readKeptWork(router, ended, returnUrl));
  useEffect(() => {
    if (!session) return;
    // Clears the message for other pages: this page shows it.
    consumeEndedSession();
    // Promise nothing when the storage cannot be read.
    read(session).then(setKept, () => setKept(undefined));
  }, [session]);
  return { userId: session?.userId, kept: session && kept };
}
