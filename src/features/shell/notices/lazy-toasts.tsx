import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadAhead } from '#components/page/chunk-load-error.ts';
import { useToasts } from '#ui/feedback/toasts.ts';

const load = () => import('#ui/feedback/Toast.tsx');
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Fetches the region ahead of time, for somebody who is signed in: the toast may be about a lost connection. */
export function preloadToasts(): void {
  loadAhead(load);
}

/** The region of toasts, loaded with the first of them: most visits of a public page never see one. */
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

/** A toast is never the only carrier of its message: the page goes on without. */
const Nothing = () => null;
