import type { RegisteredRouter } from '@tanstack/react-router';
import { limitReachedMessage } from '#api/problem.ts';
import { invalidateSubmitted } from '#api/queries/activities/answer-sheet.ts';
import { queryClient } from '#api/query-client.ts';
import { needsPageReload } from '#components/page/chunk-load-error.ts';
import { useSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import type { Answers } from './answers.ts';
import { learnerAnswers } from './learner-answers.ts';
import { submissionFailureMessage, notSubmittedMessage, savedOnDeviceMessage } from './messages.ts';

/** Synchronizes the answers of the signed-in user (or impersonated learner). Returns a function that stops it. */
export function startAnswerSync(router: RegisteredRouter): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const followSession = () => {
    const learnerId = useSession.getState().details?.id;
    if (learnerId) void learnerAnswers.start(learnerId);
    else learnerAnswers.stop();
  };
  const { flush, retry, stop, store, wouldLoseAnswers } = learnerAnswers;
  const subscriptions = [
    useSession.subscribe(followSession),
    store.subscribe((present, before) => {
      for (const [activityId, answers] of present) announce(router, before.get(activityId), answers);
    }),
    stop,
  ];
  followSession();
  const flushAndRetry = () => {
    flush();
    retry();
  };
  addEventListener('online', flushAndRetry, { signal });
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', () => (document.hidden ? flush() : retry()), { signal });
  const askBeforeLeaving = (event: BeforeUnloadEvent) => wouldLoseAnswers() && event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving, { signal });
  return () => {
    listeners.abort();
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}

/**
 * Shows the outcome of a submission as a toast. While its answer sheet is open, only reports that waiting answers were
 * sent.
 */
function announce(router: RegisteredRouter, before: Answers | undefined, answers: Answers): void {
  const { activityId, topicId, stage } = answers;
  if (!before || before.stage === stage) return;
  const sheetLink = { to: '/topic/$topicId/activity/$activityId', params: { topicId, activityId } } as const;
  const isOpen = router.buildLocation(sheetLink).pathname === router.latestLocation.pathname;
  const earlier = before.stage;
  const hasWaited = earlier.name === 'waiting';
  const openAnswers = { label: 'Open my answers', onPress: () => void router.navigate(sheetLink) };

  if (stage.name === 'submitted' && hasWaited) {
    const { resultId: activityResultId } = stage;
    // Another tab sent the answers, and has invalidated only its own cache.
    if (activityResultId === undefined) {
      void invalidateSubmitted(activityId, { client: queryClient });
      return;
    }
    const onPress = () =>
      void router.navigate({
        to: '/topic/$topicId/activity-result/$activityResultId',
        params: { topicId, activityResultId },
        reloadDocument: needsPageReload(),
      });
    toast({
      profile: 'app',
      tone: 'success',
      title: 'Your answers were sent.',
      message: 'They had been waiting on this device.',
      ...(!isOpen && { action: { label: 'See the result', onPress } }),
    });
  } else if (stage.name === 'waiting') {
    if (isOpen) return;
    if (earlier.name === 'submitting') toast({ profile: 'app', tone: 'info', message: savedOnDeviceMessage });
    else if (stage.reason === 'limit' && hasWaited && earlier.reason !== 'limit') {
      const title = 'Your answers are not sent yet.';
      toast({ profile: 'app', tone: 'warning', title, message: limitReachedMessage, action: openAnswers });
    }
  } else if (stage.name === 'editing' && stage.failure !== undefined && earlier.name !== 'editing') {
    if (isOpen) return;
    toast({
      profile: 'app',
      tone: 'error',
      title: notSubmittedMessage,
      message: submissionFailureMessage(stage.failure),
      action: openAnswers,
    });
  }
}
