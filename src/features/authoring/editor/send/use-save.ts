import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activityQuery, updateActivityMutation } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isRecordChanged, recordChangedMessage } from '#components/form/conflict/record-changes.ts';
import { isSameActivity, toActivityDraft, type ActivityDraft } from '../draft/activity-draft.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import { createActivityUpdate } from './activity-update.ts';
import {
  refusedQuestionFindings,
  errorsOutsideQuestions,
  findRefusedQuestions,
} from './refused-questions.ts';
import { createSendFailure, mergeMessage, type SendFailure } from './send-failure.ts';

/** 'saved' includes an earlier try that was saved although its response was lost. */
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
    const theirs = toActivityDraft(activity);
    const merged = mergeDrafts(toActivityDraft(base), draft, theirs);
    if (isSameActivity(merged.draft, theirs)) return { kind: 'saved', activity };
    const { title } = recordChangedMessage;
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
      } catch (mergeError) {
        return { kind: 'failed', failure: createFailure(mergeError, draft) };
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
  const advice = [...errorsOutsideQuestions(error), 'Check these questions.'].join(' ');
  return { ...failure, advice, refused, findings: refusedQuestionFindings(refused, draft) };
}
