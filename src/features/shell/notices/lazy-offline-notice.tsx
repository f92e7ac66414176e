import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useKeptResponses } from '#api/kept-response.ts';
import { loadAhead } from '#components/page/chunk-load-error.ts';

const load = () => import('./offline-notice.tsx');
const OfflineNotice = lazy(async () => ({ default: (await load()).OfflineNotice }));

/** Fetches the notice while there is a connection, for somebody who is signed in: nothing is kept of others. */
export function preloadOfflineNotice(): void {
  loadAhead(load);
}

/** The notice about what the device has kept, loaded with the first page of somebody who is signed in. */
export function LazyOfflineNotice() {
  const isWanted = useKeptResponses(({ savedAt }) => savedAt !== undefined);
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
