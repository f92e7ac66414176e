import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { activityQuery, readMediaFile, updateActivityMutation } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isRecordChanged } from '#components/form/conflict/record-changes.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import {
  toQuestionData,
  isSameData,
  noMedia,
  toActivityDraft,
  toQuestionDraft,
  type QuestionDraft,
} from '../draft/activity-draft.ts';
import { createActivityUpdate } from '../send/activity-update.ts';

export interface CopyOutcome {
  activity: Activity;
  hasLostMedia: boolean;
}

export function useCopyQuestion(activityId: string) {
  const queryClient = useQueryClient();
  const update = useMutation(updateActivityMutation(activityId));
  const [isCopying, setCopying] = useState(false);
  // Question ids by activity before the first try, to detect a saved copy whose response was lost.
  const knownIds = useRef(new Map<string, ReadonlySet<string>>());

  const addCopy = async (copy: QuestionDraft): Promise<Activity> => {
    const activity = await queryClient.query({ ...activityQuery(activityId), staleTime: 0 });
    const draft = toActivityDraft(activity);
    const ids = knownIds.current.get(activityId) ?? new Set(draft.questions.map(({ key }) => key));
    knownIds.current.set(activityId, ids);
    const isCopied = draft.questions.some(
      (question) => !ids.has(question.key) && isSameData(toQuestionData(question), toQuestionData(copy)),
    );
    if (isCopied) return activity;
    return update.mutateAsync(
      createActivityUpdate(activity, { ...draft, questions: [...draft.questions, copy] }),
    );
  };

  /** @throws Problem when the copy failed or its outcome is unknown */
  const copyQuestion = async (question: QuestionDraft): Promise<CopyOutcome> => {
    setCopying(true);
    try {
      const { copy, hasLostMedia } = await cloneQuestion(question);
      const activity = await addCopy(copy).catch((error: unknown) => {
        // Another user saved the activity meanwhile: try again with the newer version.
        if (isRecordChanged(error)) return addCopy(copy);
        throw error;
      });
      knownIds.current.delete(activityId);
      return { activity, hasLostMedia };
    } finally {
      setCopying(false);
    }
  };
  return { copyQuestion, isCopying };
}

/** Copies a question with its file, which has to be uploaded again. */
async function cloneQuestion(
  question: QuestionDraft,
): Promise<{ copy: QuestionDraft; hasLostMedia: boolean }> {
  const { type, media } = question;
  const storedUrl = media.file || media.path === null ? undefined : mediaUrl(media.path);
  const downloaded =
    storedUrl === undefined ? undefined : await readMediaFile(storedUrl).catch(() => undefined);
  const file = media.file ?? downloaded;
  const source = { type, data: toQuestionData(question), mediaPath: null, file };
  const copy = toQuestionDraft(source, crypto.randomUUID());
  return {
    copy: file ? copy : { ...copy, media: noMedia },
    hasLostMedia: storedUrl !== undefined && file === undefined,
  };
}
