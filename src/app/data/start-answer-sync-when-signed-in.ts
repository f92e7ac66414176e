import type { RegisteredRouter } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';

/** Loads and starts the answer synchronization when a user signs in. Returns a function that stops it. */
export function startAnswerSyncWhenSignedIn(router: RegisteredRouter): () => void {
  const stopped = new AbortController();
  let isStarted = false;
  const start = async () => {
    if (isStarted || !useSession.getState().details) return;
    isStarted = true;
    await firstPageLoaded(router);
    const { startAnswerSync } = await import('#answers/start-answer-sync.ts');
    if (!stopped.signal.aborted) stopped.signal.addEventListener('abort', startAnswerSync(router));
  };
  const startIfPossible = () => {
    start().catch(() => {
      // The next session change retries a failed chunk.
      isStarted = false;
    });
  };
  stopped.signal.addEventListener('abort', useSession.subscribe(startIfPossible));
  startIfPossible();
  return () => stopped.abort();
}

/** The first page shows the outcome of its answers itself: a toast would repeat it. */
function firstPageLoaded(router: RegisteredRouter): Promise<void> {
  if (router.state.resolvedLocation) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe();
    resolve();
  });
  return promise;
}
