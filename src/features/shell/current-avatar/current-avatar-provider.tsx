import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { CurrentAvatarContext, type CurrentAvatar } from '#ui/picture/current-avatar.ts';

/** Lazy: it imports the query library and the client, which visitors of the home page must not download. */
const ReadCurrentAvatar = lazy(async () => ({
  default: (await import('./read-current-avatar.tsx')).ReadCurrentAvatar,
}));

/** Provides the avatar that the signed-in learner has chosen (D-243). */
export function CurrentAvatarProvider({ children }: { children: ReactNode }) {
  const learnerId = useSession(({ details }) => (details?.role === Role.Learner ? details.id : undefined));
  const [read, setRead] = useState<CurrentAvatar>();
  const avatar = useMemo(() => {
    if (!learnerId) return undefined;
    return read?.id === learnerId ? read : { id: learnerId, isPending: true };
  }, [learnerId, read]);
  return (
    <CurrentAvatarContext value={avatar}>
      {learnerId ? (
        <CatchBoundary
          getResetKey={() => learnerId}
          errorComponent={Nothing}
          onCatch={() => setRead({ id: learnerId })}
        >
          <Suspense>
            <ReadCurrentAvatar key={learnerId} learnerId={learnerId} onRead={setRead} />
          </Suspense>
        </CatchBoundary>
      ) : null}
      {children}
    </CurrentAvatarContext>
  );
}

/** Shown when the code cannot be fetched: an avatar is never the only sign of who a learner is. */
const Nothing = () => null;
