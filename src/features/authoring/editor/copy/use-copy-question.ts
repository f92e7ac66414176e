import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { activityQuery, readMediaFile, updateActivityMutation } from '#api/queries/activities/authoring.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { isRecordChanged } from '#components/form/changed/record-changes.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import {
  dataOf,
  isSameData,
  noMedia,
  openActivity,
  openQuestion,
  type QuestionDraft,
} from '../draft/activity-draft.ts';
import { createActivityUpdate } from '../send/activity-update.ts';

export interface CopyOutcome {
  activity: Activity;
  hasLostMedia: boolean;
}

/** Adds a copy of a question to the end of another activity. */
export function useCopyQuestion(activityId: string) {
  const queryClient = useQueryClient();
  const update = useMutation(updateActivityMutation(activityId));
  const [isCopying, setCopying] = useState(false);
  // Question ids by activity before the first try: detects a copy that was saved although the response was lost.
  const before = useRef(new Map<string, ReadonlySet<string>>());

  const add = async (copy: QuestionDraft): Promise<Activity> => {
    const activity = await queryClient.query({ ...activityQuery(activityId), staleTime: 0 });
    const draft = openActivity(activity);
    const ids = before.current.get(activityId) ?? new Set(draft.questions.map(({ key }) => key));
    before.current.set(activityId, ids);
    const isCopied = draft.questions.some(
      (question) => !ids.has(question.key) && isSameData(dataOf(question), dataOf(copy)),
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
      const activity = await add(copy).catch((error: unknown) => {
        // Another user saved the activity meanwhile: try again with the newer version.
        if (isRecordChanged(error)) return add(copy);
        throw error;
      });
      before.current.delete(activityId);
      return { activity, hasLostMedia };
    } finally {
      setCopying(false);
    }
  };
  return { copyQuestion, isCopying };
}

/** A new question with a copy of the file, which has to be uploaded again. */
async function cloneQuestion(
  question: QuestionDraft,
): Promise<{ copy: QuestionDraft; hasLostMedia: boolean }> {
  const { type, media } = question;
  const stored = media.file || media.path === null ? undefined : mediaUrl(media.path);
  const read = stored === undefined ? undefined : await readMediaFile(stored).catch(() => undefined);
  const file = media.file ?? read;
  const opened = { type, data: dataOf(question), mediaPath: null, file };
  const copy = openQuestion(opened, crypto.randomUUID());
  return {
    copy: file ? copy : { ...copy, media: noMedia },
    hasLostMedia: stored !== undefined && file === undefined,
  };
}
