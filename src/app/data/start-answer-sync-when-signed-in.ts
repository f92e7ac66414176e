import type { RegisteredRouter } from '@tanstack/react-router';
import { useSession } from '#session/session.ts';

/**
 * Keeps learners' answers as soon as a user has signed in; before that none of that code is loaded.
 *
 * @returns a function that stops it, or the waiting for a user to sign in
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
      // A chunk that could not be loaded is requested again with the next change of the session.
      isStarted = false;
    });
  };
  stopped.signal.addEventListener('abort', useSession.subscribe(startIfPossible));
  startIfPossible();
  return () => stopped.abort();
}

/**
 * The page that is opened first takes over what becomes of its own answers. Sent before that page begins to load, they would
 * leave a toast beside an empty answer sheet.
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
