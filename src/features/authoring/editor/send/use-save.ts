import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activityQuery, updateActivityMutation } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isRecordChanged, recordChanged } from '#components/form/changed/record-changes.ts';
import { isSameActivity, openActivity, type ActivityDraft } from '../draft/activity-draft.ts';
import { mergeAdvice, mergeDrafts } from '../draft/merge-drafts.ts';
import { updateOf } from './model.ts';
import { checksOfRefused, refusedOtherwise, refusedQuestions } from './refused-questions.ts';
import { sendFailure, type SendFailure } from './send-failure.ts';

/** 'saved', also when it had been saved and only the response was lost. */
export type SaveOutcome =
  | { kind: 'saved'; activity: Activity }
  | { kind: 'merged'; activity: Activity; draft: ActivityDraft; failure: SendFailure }
  | { kind: 'failed'; failure: SendFailure };

/** Saves an activity at once, for administrators. What another author has saved meanwhile is told, not overwritten. */
export function useSave(activityId: string) {
  const queryClient = useQueryClient();
  const update = useMutation(updateActivityMutation(activityId));
  const [isSaving, setSaving] = useState(false);

  const merge = async (base: Activity, draft: ActivityDraft): Promise<SaveOutcome> => {
    const activity = await queryClient.query({ ...activityQuery(activityId), staleTime: 0 });
    const theirs = openActivity(activity);
    const merged = mergeDrafts(openActivity(base), draft, theirs);
    if (isSameActivity(merged.draft, theirs)) return { kind: 'saved', activity };
    const { title } = recordChanged;
    const failure = { title, advice: mergeAdvice(merged), changes: merged.changes };
    return { kind: 'merged', activity, draft: merged.draft, failure };
  };

  const save = async (base: Activity, draft: ActivityDraft): Promise<SaveOutcome> => {
    setSaving(true);
    try {
      return { kind: 'saved', activity: await update.mutateAsync(updateOf(base, draft)) };
    } catch (error) {
      try {
        if (isRecordChanged(error)) return await merge(base, draft);
      } catch (reading) {
        return { kind: 'failed', failure: failureOf(reading, draft) };
      }
      return { kind: 'failed', failure: failureOf(error, draft) };
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

function failureOf(error: unknown, draft: ActivityDraft): SendFailure {
  const failure = sendFailure(error, 'Error saving activity');
  const refused = refusedQuestions(error, draft);
  if (refused.size === 0) return failure;
  const advice = [...refusedOtherwise(error), 'Look at the questions that are marked.'].join(' ');
  return { ...failure, advice, refused, checks: checksOfRefused(refused, draft) };
}
