import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activityQuery, updateActivityMutation } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isRecordChanged, recordChanged } from '#components/form/changed/record-changes.ts';
import { isSameActivity, openActivity, type ActivityDraft } from '../draft/activity-draft.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import { createActivityUpdate } from './activity-update.ts';
import { refusedQuestionFindings, otherErrors, findRefusedQuestions } from './refused-questions.ts';
import { createSendFailure, mergeMessage, type SendFailure } from './send-failure.ts';

/** Also 'saved' when an earlier try was saved but its response was lost. */
export type SaveOutcome =
  | { kind: 'saved'; activity: Activity }
  | { kind: 'merged'; activity: Activity; draft: ActivityDraft; failure: SendFailure }
  | { kind: 'failed'; failure: SendFailure };

/** Saves an activity, for administrators. After a conflict, merges the draft with the newer version instead. */
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
    const failure = { title, advice: mergeMessage(merged), changes: merged.changes };
    return { kind: 'merged', activity, draft: merged.draft, failure };
  };

  const save = async (base: Activity, draft: ActivityDraft): Promise<SaveOutcome> => {
    setSaving(true);
    try {
      return { kind: 'saved', activity: await update.mutateAsync(createActivityUpdate(base, draft)) };
    } catch (error) {
      try {
        if (isRecordChanged(error)) return await merge(base, draft);
      } catch (reading) {
        return { kind: 'failed', failure: createFailure(reading, draft) };
      }
      return { kind: 'failed', failure: createFailure(error, draft) };
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

function createFailure(error: unknown, draft: ActivityDraft): SendFailure {
  const failure = createSendFailure(error, 'Error saving activity');
  const refused = findRefusedQuestions(error, draft);
  if (refused.size === 0) return failure;
  const advice = [...otherErrors(error), 'Check the marked questions.'].join(' ');
  return { ...failure, advice, refused, findings: refusedQuestionFindings(refused, draft) };
}
