import type { RegisteredRouter } from '@tanstack/react-router';
import { invalidateSubmitted } from '#api/queries/activities/answer-sheet.ts';
import { queryClient } from '#api/query-client.ts';
import { useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { causeOf, notSubmitted } from '../do-activity/submit-failure.tsx';
import type { Outcome } from './offline-queue.ts';
import { offlineQueue } from './waiting-submissions.ts';

/**
 * Sends what was handed in without a connection: at the start, when the connection or the page comes back, and again
 * after a while. Always for whoever is signed in, which while a parent acts as a learner is the learner.
 *
 * @returns the way to stop
 */
export function sendWaiting(router: RegisteredRouter): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const follow = () => {
    const learnerId = useSession.getState().details?.id;
    if (learnerId) void offlineQueue.start(learnerId);
    else offlineQueue.stop();
  };
  const stopFollowing = useSession.subscribe(follow);
  follow();
  addEventListener('online', offlineQueue.retry, { signal });
  document.addEventListener('visibilitychange', () => document.hidden || offlineQueue.retry(), { signal });
  const askBeforeLeaving = (event: BeforeUnloadEvent) => offlineQueue.needsPage() && event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving, { signal });
  const stopListening = offlineQueue.listen((outcome, isSeen) => {
    // The other tab has told its own cache only.
    if (outcome.kind === 'elsewhere') {
      void invalidateSubmitted(outcome.submission.activityId, { client: queryClient });
    }
    announce(router, outcome, isSeen);
  });
  return () => {
    listening.abort();
    stopFollowing();
    stopListening();
    offlineQueue.stop();
  };
}

/** Says it wherever the learner is by now, with a way on; a sheet that is open goes on by itself. */
function announce(router: RegisteredRouter, outcome: Outcome, isSeen: boolean): void {
  const { topicId, activityId } = outcome.submission;
  if (outcome.kind === 'elsewhere') return;
  if (outcome.kind === 'sent') {
    const params = { topicId, activityResultId: outcome.resultId };
    const onPress = () =>
      void router.navigate({ to: '/topic/$topicId/activity-result/$activityResultId', params });
    toast({
      profile: 'app',
      tone: 'success',
      title: 'Your answers were sent.',
      message: 'They had been waiting on this device.',
      ...(!isSeen && { action: { label: 'See the result', onPress } }),
    });
    return;
  }
  if (isSeen) return;
  const isLimited = outcome.kind === 'limited';
  const onPress = () =>
    void router.navigate({ to: '/topic/$topicId/activity/$activityId', params: { topicId, activityId } });
  toast({
    profile: 'app',
    tone: isLimited ? 'warning' : 'error',
    title: isLimited ? 'Your answers are not sent yet.' : notSubmitted,
    message: causeOf(outcome.problem),
    action: { label: 'Open my answers', onPress },
  });
}
