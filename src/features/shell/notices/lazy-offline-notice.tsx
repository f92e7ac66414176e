import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConnection } from '#api/connection.ts';
import { loadAhead } from '#components/page/chunk-load-error.ts';

const load = () => import('./offline-notice.tsx');
const OfflineNotice = lazy(async () => ({ default: (await load()).OfflineNotice }));

/** Fetches the notice while there is a connection, for a user who is signed in: nothing is cached of others. */
export function preloadOfflineNotice(): void {
  loadAhead(load);
}

/** The notice about cached responses, loaded with the first page of a user who is signed in. */
export function LazyOfflineNotice() {
  const isWanted = useConnection(({ cachedAt }) => cachedAt !== undefined);
  return isWanted ? (
    <CatchBoundary getResetKey={() => 'offline'} errorComponent={Nothing}>
      <Suspense>
        <OfflineNotice />
      </Suspense>
    </CatchBoundary>
  ) : null;
}

/** Without its code the page goes on without it. */
const Nothing = () => null;
