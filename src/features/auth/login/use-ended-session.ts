import { useLocation, useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RestorableDraft } from '#session/restorable-draft.ts';
import { consumeEndedSession, type EndedSession } from '#session/session.ts';

/** Looks for work on this device that the user gets back after signing in. */
export type ReadKeptWork = (
  router: AnyRouter,
  session: EndedSession,
  returnUrl: string | undefined,
) => Promise<RestorableDraft | undefined>;

export interface Ended {
  userId: string | undefined;
  kept: RestorableDraft | undefined;
}

/** The session that brought its user here by ending, also after a reload. */
export function useEndedSession(readKeptWork: ReadKeptWork, returnUrl: string | undefined): Ended {
  const router = useRouter();
  const session = useLocation({ select: ({ state }) => state.endedSession });
  const [kept, setKept] = useState<RestorableDraft>();
  const read = useEffectEvent((ended: EndedSession) => readKeptWork(router, ended, returnUrl));
  useEffect(() => {
    if (!session) return;
    // The page shows its message.
    consumeEndedSession();
    // Nothing is promised when the device does not say.
    read(session).then(setKept, () => setKept(undefined));
  }, [session]);
  return { userId: session?.userId, kept: session && kept };
}
