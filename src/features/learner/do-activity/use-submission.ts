import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblem, Problem } from '#api/problem.ts';
import { submitAnswersMutation } from '#api/queries/activities.ts';
import { clock } from '#lib/clock.ts';
import { currentSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import type { Outcome } from '../offline-queue/offline-queue.ts';
import { savedHere } from '../offline-queue/submit-waiting.tsx';
import { offlineQueue, useWaiting } from '../offline-queue/waiting-submissions.ts';
import { answersOf } from './answers-of.ts';
import { notSubmitted } from './submit-failure.tsx';
import type { SheetDraft } from './use-answer-draft.ts';

interface Sheet {
  topicId: string;
  activityId: string;
  draft: SheetDraft;
}

/**
 * Hands a sheet in: blocks a second press, holds the autosave back meanwhile, and opens the result in place of the
 * sheet. Without a connection the answers wait on this device (offlineQueue.ts). After any other failure everything is as it
 * was, and is saved again (D-072).
 */
export function useSubmission({ topicId, activityId, draft }: Sheet) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const submission = useMutation(submitAnswersMutation(queryClient, activityId));
  const waiting = useWaiting(activityId);
  const isWaiting = waiting !== undefined;
  const keys = useSubmissionKeys();
  const isUnderway = useRef(false);
  const [isHandedIn, setHandedIn] = useState(false);
  /** Why the last try failed; an earlier one, while another screen was open, counts too. */
  const [failure, setFailure] = useState<unknown>(() => offlineQueue.refusal(activityId)?.problem);

  const openResult = (activityResultId: string) =>
    navigate({
      to: '/topic/$topicId/activity-result/$activityResultId',
      params: { topicId, activityResultId },
      replace: true,
    });

  const tellOf = (problem: unknown) => {
    setFailure(problem);
    toast({ profile: 'app', tone: 'error', message: notSubmitted });
  };

  const goOn = useEffectEvent((outcome: Outcome) => {
    if (outcome.kind === 'limited') return;
    if (outcome.kind === 'refused') {
      offlineQueue.forgetRefusal(activityId);
      draft.takeBack();
      tellOf(outcome.problem);
      return;
    }
    setHandedIn(true);
    if (outcome.kind === 'sent') void openResult(outcome.resultId);
    else void navigate({ to: '/topics/$topicId/learner-activities', params: { topicId }, replace: true });
  });

  useEffect(() => {
    // What was refused while another screen was open is on this one now.
    if (offlineQueue.forgetRefusal(activityId)) draft.takeBack();
    return offlineQueue.attend(activityId, (outcome) => goOn(outcome));
  }, [activityId, draft]);

  // Answers that wait to be sent are handed in: they are no draft any more.
  useEffect(() => {
    if (isWaiting) draft.discard();
  }, [isWaiting, draft]);

  const submit = async () => {
    if (isUnderway.current || isWaiting) return;
    isUnderway.current = true;
    setFailure(undefined);
    draft.hold();
    const learnerId = currentSession()?.id;
    const sheet = { topicId, questions: answersOf(draft.view().questions) };
    const key = keys.of(sheet);
    try {
      // A browser that knows of no connection need not try one.
      if (!navigator.onLine) throw new Problem(0, '', { reason: 'offline' });
      // Whoever has left the screen meanwhile is not called back: this callback does not come then.
      await submission.mutateAsync({ ...sheet, key }, { onSuccess: ({ id }) => void openResult(id) });
      draft.discard();
    } catch (error) {
      // After the session has ended (D-239) they wait as well, until their learner is back.
      const hasEnded = isProblem(error, 401) && currentSession() === undefined;
      if (learnerId && isProblem(error) && (error.reason === 'offline' || hasEnded)) {
        await offlineQueue.keep({
          ...sheet,
          learnerId,
          activityId,
          key,
          submittedAt: clock.now().toISOString(),
        });
        if (hasEnded) draft.discard();
        else if (!offlineQueue.isAttended(activityId))
          toast({ profile: 'app', tone: 'info', message: savedHere });
      } else if (isProblem(error, 402)) {
        // The paywall is open by now; saving would only be refused for the same reason.
        keys.forget();
      } else {
        if (isDefinite(error)) keys.forget();
        draft.release();
        tellOf(error);
      }
      isUnderway.current = false;
    }
  };

  return {
    submit: () => void submit(),
    /** What waits to be sent; until then nothing can be changed. */
    waiting,
    /** True until the result is on the screen. */
    isSubmitting: submission.isPending || submission.isSuccess || isHandedIn,
    failure: isWaiting ? undefined : failure,
  };
}

/** The server has looked at the answers and does not take them. */
const isDefinite = (error: unknown) => isProblem(error) && error.status >= 400 && error.status < 500;

/**
 * Every try to hand in the same answers has the same key: the server may have them although nobody heard its answer.
 * What it has refused for certain gets a new one.
 */
function useSubmissionKeys() {
  const marked = useRef<{ answers: string; key: string }>(undefined);
  return {
    of(sheet: object): string {
      const answers = JSON.stringify(sheet);
      if (marked.current?.answers !== answers) marked.current = { answers, key: crypto.randomUUID() };
      return marked.current.key;
    },
    forget() {
      marked.current = undefined;
    },
  };
}
