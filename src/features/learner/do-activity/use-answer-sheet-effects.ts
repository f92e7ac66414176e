import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Answers } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { newestAnswerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { preloadChunk, needsPageReload } from '#components/page/chunk-load-error.ts';
import { isStarted } from '#questions/answers.ts';
import { useReportSavedAnswers } from '#session/saved-answers.ts';

export function useAnswerSheetEffects(answers: Answers): void {
  usePreloadedSubmission();
  useAnswersFromOtherDevices(answers.activityId);
  useOpenResult(answers);
  const { stage, questions } = answers;
  const isSaved = stage.name === 'editing' && ['untouched', 'saved'].includes(stage.save);
  useReportSavedAnswers(isSaved && questions.some(isStarted));
  // Save pending changes when the learner leaves the screen.
  useEffect(() => learnerAnswers.flush, []);
}

function useOpenResult({ stage, topicId }: Answers): void {
  const navigate = useNavigate();
  const openResult = useEffectEvent((activityResultId: string | undefined) => {
    if (activityResultId === undefined) {
      void navigate({ to: '/topics/$topicId/learner-activities', params: { topicId }, replace: true });
      return;
    }
    void navigate({
      to: '/topic/$topicId/activity-result/$activityResultId',
      params: { topicId, activityResultId },
      replace: true,
      reloadDocument: needsPageReload(),
    });
  });
  useEffect(() => {
    if (stage.name === 'submitted') openResult(stage.resultId);
  }, [stage]);
}

/**
 * Preloads, after the questions, the code of the dialog before submitting and of the result screen: the browser may be
 * offline when the learner submits.
 */
function usePreloadedSubmission(): void {
  const router = useRouter();
  useEffect(() => {
    const route = router.routesById['/_app/topic/$topicId/activity-result/$activityResultId/'];
    preloadChunk(() => import('#ui/overlay/ConfirmDialog.tsx'));
    preloadChunk(() => router.loadRouteChunk(route));
  }, [router]);
}

/** Merges newer answers from other devices when the learner returns to this tab or online (D-246). */
function useAnswersFromOtherDevices(activityId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const mergeNewest = () => {
      if (document.hidden || learnerAnswers.get(activityId)?.stage.name !== 'editing') return;
      queryClient.query(newestAnswerSheetQuery(activityId)).then(
        (newest) => learnerAnswers.receive(activityId, newest),
        () => {},
      );
    };
    document.addEventListener('visibilitychange', mergeNewest, { signal });
    addEventListener('focus', mergeNewest, { signal });
    addEventListener('online', mergeNewest, { signal });
    return () => listeners.abort();
  }, [queryClient, activityId]);
}
