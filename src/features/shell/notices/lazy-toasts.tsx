import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadAhead } from '#components/page/chunk-load-error.ts';
import { receiveToasts, toast, type ToastMessage } from '#ui/feedback/toasts.ts';

const load = () => import('#ui/feedback/Toast.tsx');
const ToastRegion = lazy(async () => ({ default: (await load()).ToastRegion }));

/** Fetches the region ahead of time, for somebody who is signed in: the toast may be about a lost connection. */
export function preloadToasts(): void {
  loadAhead(load);
}

/** The region of toasts, loaded with the first of them: most visits of a public page never see one. */
export function LazyToasts() {
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    if (wanted) return;
    let first: readonly ToastMessage[] = [];
    const unsubscribe = receiveToasts({
      show: (message) => {
        first = [...first, message];
        setWanted(true);
      },
      withdraw: (message) => {
        first = first.filter((one) => one !== message);
      },
    });
    return () => {
      unsubscribe();
      // Back into the queue: they wait there until the region has loaded.
      for (const message of first) toast(message);
    };
  }, [wanted]);

  return wanted ? (
    <CatchBoundary getResetKey={() => 'toasts'} errorComponent={Nothing}>
      <Suspense>
        <ToastRegion />
      </Suspense>
    </CatchBoundary>
  ) : null;
}

/** A toast is never the only carrier of its message: the page goes on without. */
const Nothing = () => null;
