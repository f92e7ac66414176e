import type { RegisteredRouter } from '@tanstack/react-router';
import { invalidateSubmitted } from '#api/queries/activities/answer-sheet.ts';
import { queryClient } from '#api/query-client.ts';
import { useSession } from '#session/session.ts';
import { announceOutcome } from './announce-outcome.ts';
import { offlineQueue } from './offline-queue.ts';

/**
 * Runs the queue for whoever is signed in, which while a parent acts as a learner is the learner. It sends at the start,
 * when the connection or the page comes back, and again after a while.
 *
 * @returns a function that stops it
 */
export function runQueue(router: RegisteredRouter): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const followSession = () => {
    const learnerId = useSession.getState().details?.id;
    if (learnerId) void offlineQueue.start(learnerId);
    else offlineQueue.stop();
  };
  const unsubscribeFromSession = useSession.subscribe(followSession);
  followSession();
  addEventListener('online', offlineQueue.retry, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || offlineQueue.retry(), { signal });
  const askBeforeLeaving = (event: BeforeUnloadEvent) =>
    offlineQueue.hasEntryInMemory() && event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving, { signal });
  const unsubscribeFromOutcomes = offlineQueue.outcomes.subscribe((outcome, isHandled) => {
    // The other tab has invalidated its own cache only.
    if (outcome.kind === 'elsewhere') {
      void invalidateSubmitted(outcome.submission.activityId, { client: queryClient });
    } else announceOutcome(router, outcome, isHandled);
  });
  return () => {
    listeners.abort();
    unsubscribeFromSession();
    unsubscribeFromOutcomes();
    offlineQueue.stop();
  };
}
