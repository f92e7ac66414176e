import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { isProblem, Problem } from '#api/problem.ts';
import { submitAnswersMutation } from '#api/queries/activities/answer-sheet.ts';
import { loadAhead, needsPageLoad } from '#components/page/chunk-load-error.ts';
import { clock } from '#lib/time/clock.ts';
import { currentSession } from '#session/session.ts';
import { toast } from '#ui/feedback/toasts.ts';
import { offlineQueue } from '../../offline-queue/offline-queue.ts';
import type { Outcome } from '../../offline-queue/outcomes.ts';
import { savedHere } from '../../offline-queue/submit-waiting.tsx';
import { answersOf } from '../draft/answers-of.ts';
import { draftOwner } from '../draft/draft-cache.ts';
import type { SheetDraft } from '../draft/sheet-draft.ts';
import { tellOtherWindows } from '../other-windows/window-news.ts';
import { createSubmissionKeys } from './submission-keys.ts';
import { notSubmitted } from './submit-failure.tsx';
import { useQueuedSubmission } from './use-queued-submission.ts';

interface SubmissionOptions {
  topicId: string;
  activityId: string;
  draft: SheetDraft;
}

/**
 * Submits an answer sheet: ignores a second press, pauses autosave meanwhile, and opens the result in place of the sheet.
 * Without a connection the answers wait in the offline queue. After any other failure the sheet is as it was, and is
 * saved again (D-072).
 */
export function useSubmission({ topicId, activityId, draft }: SubmissionOptions) {
  const navigate = useNavigate();
  const submission = useMutation(submitAnswersMutation(activityId));
  const [keys] = useState(createSubmissionKeys);
  const isUnderway = useRef(false);
  const [isSubmitted, setSubmitted] = useState(false);
  // An earlier try that failed while another screen was open counts too.
  const [failure, setFailure] = useState<unknown>(() => offlineQueue.rejection(activityId)?.problem);

  useResultCode();
  const openResult = (activityResultId: string) => {
    const params = { topicId, activityResultId };
    void navigate({
      to: '/topic/$topicId/activity-result/$activityResultId',
      params,
      replace: true,
      reloadDocument: needsPageLoad(),
    });
  };
  const openActivities = () =>
    void navigate({ to: '/topics/$topicId/learner-activities', params: { topicId }, replace: true });
  const showFailure = (error: unknown) => {
    setFailure(error);
    toast({ profile: 'app', tone: 'error', message: notSubmitted });
  };

  const handleOutcome = (outcome: Outcome) => {
    if (outcome.kind === 'limited') return;
    if (outcome.kind === 'rejected') {
      offlineQueue.clearRejection(activityId);
      draft.restore();
      showFailure(outcome.problem);
      return;
    }
    // The screen offers the result already.
    if (draft.snapshot().handedIn !== undefined) return;
    setSubmitted(true);
    if (outcome.kind === 'sent') openResult(outcome.resultId);
    else openActivities();
  };
  const waiting = useQueuedSubmission(activityId, draft, handleOutcome);

  const submit = async () => {
    if (isUnderway.current || waiting || draft.snapshot().handedIn !== undefined) return;
    isUnderway.current = true;
    setFailure(undefined);
    draft.pause();
    const learnerId = currentSession()?.id;
    const owner = draftOwner(activityId);
    const sheet = { topicId, questions: answersOf(draft.snapshot().questions) };
    const key = keys.keyFor(sheet);
    try {
      // The browser knows that there is no connection: no need to try.
      if (!navigator.onLine) throw new Problem(0, '', { reason: 'offline' });
      // Unlike the promise, this callback is not called when the learner has left the screen meanwhile.
      const { id: resultId } = await submission.mutateAsync(
        { ...sheet, key },
        { onSuccess: ({ id }) => openResult(id) },
      );
      draft.discard();
      tellOtherWindows(owner, { kind: 'submitted', resultId });
    } catch (error) {
      // After the session has ended they wait as well, until their learner is back (D-239).
      const hasEnded = isProblem(error, 401) && currentSession() === undefined;
      if (learnerId && isProblem(error) && (error.reason === 'offline' || hasEnded)) {
        const submittedAt = clock.now().toISOString();
        await offlineQueue.add({ ...sheet, learnerId, activityId, key, submittedAt });
        tellOtherWindows(owner, { kind: 'queued', sheet: { questions: draft.snapshot().questions } });
        const isLeft = !offlineQueue.outcomes.isHandled(activityId);
        if (hasEnded) draft.discard();
        else if (isLeft) toast({ profile: 'app', tone: 'info', message: savedHere });
      } else {
        if (isRefusal(error)) keys.renew();
        // After a 402 the paywall is open, and saving would be refused for the same reason.
        if (!isProblem(error, 402)) {
          draft.resume();
          showFailure(error);
        }
      }
      isUnderway.current = false;
    }
  };

  return {
    submit: () => void submit(),
    /** The submission in the offline queue; until it is sent nothing can be changed. */
    waiting,
    /** True until the result is on the screen. */
    isSubmitting: submission.isPending || submission.isSuccess || isSubmitted,
    failure: waiting ? undefined : failure,
    /** What failed were other answers. */
    clearFailure: () => setFailure(undefined),
  };
}

/** Loads the code of the result's screen while the learner works: at the end there may be no connection to load it. */
function useResultCode(): void {
  const router = useRouter();
  useEffect(() => {
    const route = router.routesById['/_app/topic/$topicId/activity-result/$activityResultId/'];
    loadAhead(() => router.loadRouteChunk(route));
  }, [router]);
}

/** The server has looked at the answers and does not take them. */
const isRefusal = (error: unknown) => isProblem(error) && error.status >= 400 && error.status < 500;
