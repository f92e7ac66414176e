import type { RegisteredRouter } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';

/**
 * Starts the answer synchronization when a user signs in; its code is loaded only then.
 *
 * @returns a function that stops it
 */
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
      // Retry a failed chunk at the next session change.
      isStarted = false;
    });
  };
  stopped.signal.addEventListener('abort', useSession.subscribe(startIfPossible));
  startIfPossible();
  return () => stopped.abort();
}

/**
 * Waits for the first page, which shows the outcome of its answers itself. Otherwise a toast would appear beside an
 * empty answer sheet.
 */
function firstPageLoaded(router: RegisteredRouter): Promise<void> {
  if (router.state.resolvedLocation) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const unsubscribe = router.subscribe('onResolved', () => {
    unsubscribe();
    resolve();
  });
  return promise;
}
