import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { preloadChunk } from '#components/page/chunk-load-error.ts';
import { useToasts } from '#ui/feedback/toasts.ts';

const load = () => import('#ui/feedback/Toast.tsx');
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Fetches the toast region early for a signed-in user: the first toast may be about a lost connection. */
export function preloadToasts(): void {
  preloadChunk(load);
}

/** Loads the toast region with the first toast: most visits of a public page show none. */
export function LazyToasts() {
  const isWanted = useToasts((messages) => messages.length > 0);
  return isWanted ? (
    <CatchBoundary getResetKey={() => 'toasts'} errorComponent={Nothing}>
      <Suspense>
        <ToastRegion />
      </Suspense>
    </CatchBoundary>
  ) : null;
}

/** Shown when the region cannot be fetched: no toast is the only carrier of its message. */
const Nothing = () => null;
