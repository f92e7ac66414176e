import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConnection } from '#api/connection.ts';
import { preloadChunk } from '#components/page/chunk-load-error.ts';

const load = () => import('./offline-notice.tsx');
const OfflineNotice = lazy(async () => ({ default: (await load()).OfflineNotice }));

/** Fetches the notice while online. Only signed-in users need it: responses are cached for them alone. */
export function preloadOfflineNotice(): void {
  preloadChunk(load);
}

/** Loads the notice about cached responses with the first page of a signed-in user. */
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

/** Shown when the notice cannot be fetched. */
const Nothing = () => null;
