import { lazy } from 'react';
import { useConnection } from '#api/connection.ts';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { OptionalPart } from '#components/page/optional-part.tsx';

const load = () => import('./offline-notice.tsx');
const OfflineNotice = lazy(async () => ({ default: (await load()).OfflineNotice }));

/** Preloads the notice while online. Only signed-in users need it: only their responses are cached. */
export function preloadOfflineNotice(): void {
  preloadChunk(load);
}

export function LazyOfflineNotice() {
  const isNeeded = useConnection(({ cachedAt }) => cachedAt !== undefined);
  return isNeeded ? (
    <OptionalPart name="offline">
      <OfflineNotice />
    </OptionalPart>
  ) : null;
}
