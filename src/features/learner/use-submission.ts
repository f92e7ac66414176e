import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { isProblem } from '#api/problem.ts';
import { submitAnswersMutation } from '#api/queries/activities.ts';
import { toast } from '#ui/toasts.ts';
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
 * sheet. After a failure everything is as it was, and is saved again (D-072).
 */
export function useSubmission({ topicId, activityId, draft }: Sheet) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isUnderway = useRef(false);
  const submission = useMutation(submitAnswersMutation(queryClient, activityId));

  const openResult = (activityResultId: string) =>
    navigate({
      to: '/topic/$topicId/activity-result/$activityResultId',
      params: { topicId, activityResultId },
      replace: true,
    });

  const submit = async () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    draft.hold();
    try {
      const sheet = { topicId, questions: answersOf(draft.view().questions) };
      // Whoever has left the screen meanwhile is not called back: this callback does not come then.
      await submission.mutateAsync(sheet, { onSuccess: ({ id }) => void openResult(id) });
      draft.discard();
    } catch (error) {
      isUnderway.current = false;
      // The paywall is open by now; saving would only be refused for the same reason.
      if (isProblem(error, 402)) return;
      draft.release();
      toast({ profile: 'app', tone: 'error', message: notSubmitted });
    }
  };

  return {
    submit: () => void submit(),
    /** True until the result is on the screen. */
    isSubmitting: submission.isPending || submission.isSuccess,
    failure: isProblem(submission.error, 402) ? null : submission.error,
  };
}
