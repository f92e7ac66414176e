import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { OwnLook, type OwnLookValue } from '#ui/picture/own-look.ts';

/** It brings the query library and the client, which a visitor of the home page must not download. */
const ReadOwnLook = lazy(async () => ({ default: (await import('./read-own-look.tsx')).ReadOwnLook }));

/** Gives pictures and mascots what the learner who is signed in has chosen (D-243). */
export function OwnLookProvider({ children }: { children: ReactNode }) {
  const learnerId = useSession(({ details }) => (details?.role === Role.Learner ? details.id : undefined));
  const [read, setRead] = useState<OwnLookValue>();
  const look = useMemo(() => {
    if (!learnerId) return undefined;
    return read?.id === learnerId ? read : { id: learnerId, isPending: true };
  }, [learnerId, read]);
  return (
    <OwnLook value={look}>
      {learnerId ? (
        <CatchBoundary
          getResetKey={() => learnerId}
          errorComponent={Nothing}
          onCatch={() => setRead({ id: learnerId })}
        >
          <Suspense>
            <ReadOwnLook key={learnerId} learnerId={learnerId} onRead={setRead} />
          </Suspense>
        </CatchBoundary>
      ) : null}
      {children}
    </OwnLook>
  );
}

/** A face is never the only sign of who somebody is: the page goes on without. */
const Nothing = () => null;
