import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { Answers } from '#answers/answers.ts';
import { learnerAnswers } from '#answers/learner-answers.ts';
import { newestAnswerSheetQuery } from '#api/queries/activities/answer-sheet.ts';
import { preloadChunk, needsPageReload } from '#components/page/chunk-load-error.ts';
import { isStarted } from '#questions/answers.ts';
import { useReportSavedAnswers } from '#session/saved-answers.ts';

/** What an open answer sheet does besides showing the answers. */
export function useSheetEffects(answers: Answers): void {
  useResultCode();
  useNewestAnswers(answers.activityId);
  useResult(answers);
  const { stage, questions } = answers;
  const isSaved = stage.name === 'editing' && ['untouched', 'saved'].includes(stage.save);
  useReportSavedAnswers(isSaved && questions.some(isStarted));
  // What was typed last is saved when the learner leaves the screen.
  useEffect(() => learnerAnswers.flush, []);
}

/** Opens the result in place of the sheet as soon as there is one. */
function useResult({ stage, topicId }: Answers): void {
  const navigate = useNavigate();
  const open = useEffectEvent((activityResultId: string | undefined) => {
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
    if (stage.name === 'submitted') open(stage.resultId);
  }, [stage]);
}

/** Loads the code of the result's screen while the learner works: at the end there may be no connection to load it. */
function useResultCode(): void {
  const router = useRouter();
  useEffect(() => {
    const route = router.routesById['/_app/topic/$topicId/activity-result/$activityResultId/'];
    preloadChunk(() => router.loadRouteChunk(route));
  }, [router]);
}

/** Takes over newer answers from other devices whenever the learner comes back to this tab (D-246). */
function useNewestAnswers(activityId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const readAgain = () => {
      if (document.hidden || learnerAnswers.get(activityId)?.stage.name !== 'editing') return;
      queryClient.query(newestAnswerSheetQuery(activityId)).then(
        (newest) => learnerAnswers.receive(activityId, newest),
        // A failure leaves the sheet as it is.
        () => {},
      );
    };
    document.addEventListener('visibilitychange', readAgain, { signal });
    addEventListener('focus', readAgain, { signal });
    addEventListener('online', readAgain, { signal });
    return () => listeners.abort();
  }, [queryClient, activityId]);
}
