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

/** Shown if the code fails to load: an avatar is never the only way to identify a learner. */
const Nothing = () => null;
