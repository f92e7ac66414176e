import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { CurrentAvatarContext, type CurrentAvatar } from '#ui/picture/current-avatar.ts';

/** Lazy: the query library and the client are not downloaded for visitors of the home page. */
const ReadCurrentAvatar = lazy(async () => ({
  default: (await import('./read-current-avatar.tsx')).ReadCurrentAvatar,
}));

export function CurrentAvatarProvider({ children }: { children: ReactNode }) {
  const learnerId = useSession(({ details }) => (details?.role === Role.Learner ? details.id : undefined));
  const [loaded, setLoaded] = useState<CurrentAvatar>();
  const avatar = useMemo(() => {
    if (!learnerId) return undefined;
    return loaded?.id === learnerId ? loaded : { id: learnerId, isPending: true };
  }, [learnerId, loaded]);
  return (
    <CurrentAvatarContext value={avatar}>
      {learnerId ? (
        <CatchBoundary
          getResetKey={() => learnerId}
          errorComponent={Nothing}
          onCatch={() => setLoaded({ id: learnerId })}
        >
          <Suspense>
            <ReadCurrentAvatar key={learnerId} learnerId={learnerId} onRead={setLoaded} />
          </Suspense>
        </CatchBoundary>
      ) : null}
      {children}
    </CurrentAvatarContext>
  );
}

/** Shown if the code fails to load: an avatar is never the only way to identify a learner. */
const Nothing = () => null;
