import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '#api/problem.ts';
import {
  deleteActivityMediaMutation,
  uploadActivityMediaMutation,
} from '#api/queries/activities/authoring.ts';
import { focusContentIfLost } from '#components/page/focus/focus-content.ts';
import { useLeaveQuestion } from '#components/page/use-leave-question.ts';
import { isUnclear, problemKind, problemText, serverWords } from '#components/problem-text.ts';
import { confirm, tell } from '#ui/overlay/confirm.ts';
import { markup, type Markup } from '#ui/overlay/markup.ts';
import { activityMedia, fileProblem } from './media-files.ts';

/** What is being uploaded, and the share that has been sent. */
interface Uploading {
  file: File;
  share: number;
}

/** Uploads and deletes the picture or video of an activity, with the alerts of AUT-056. */
export function useActivityMedia(activityId: string) {
  const upload = useMutation(uploadActivityMediaMutation(activityId));
  const deletion = useMutation(deleteActivityMediaMutation(activityId));
  const [uploading, setUploading] = useState<Uploading>();
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);

  const start = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, activityMedia);
    if (problem !== undefined) return failed('Upload failed', problem, nothingChanged);
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setUploading({ file, share: 0 });
    const failure = await upload
      .mutateAsync({ file, signal, onProgress: (share) => setUploading({ file, share }) })
      .then(
        () => undefined,
        (error: unknown) => ({ reason: reasonOf(error), outcome: outcomeOf(error) }),
      );
    setUploading(undefined);
    // A cancelled upload needs no message.
    if (failure && !signal.aborted) await failed('Upload failed', failure.reason, failure.outcome);
    focusContentIfLost();
  };

  const remove = async () => {
    const title = 'Are you sure you want to delete this media?';
    if (!(await confirm({ title, confirmText: 'Yes, delete', cancelText: 'No, cancel' }))) return;
    try {
      await deletion.mutateAsync();
    } catch (error) {
      // Somebody else has deleted it: that is what was wanted.
      if (!isProblem(error, 404)) {
        await failed('Failed to delete media', reasonOf(error), outcomeOf(error));
      }
    } finally {
      focusContentIfLost();
    }
  };
  useLeaveQuestion({ words: () => (uploading ? leaveWhileUploading : undefined) });
  return {
    uploading,
    isDeleting: deletion.isPending,
    upload: (file: File | undefined) => void start(file),
    cancel: () => stopper.current.abort(),
    remove: () => void remove(),
  };
}

const leaveWhileUploading = {
  title: 'Leave while this is being uploaded?',
  message: markup`The upload is cancelled then.`,
};

/** The error's message replaces the dots in 'Upload failed: ...' (D-149). */
const failed = (what: string, reason: string, outcome: Markup) =>
  tell({ title: `${what}: ${reason}`, message: outcome });

const nothingChanged = markup`Nothing has changed.`;

/** Only the response may have been lost. */
const outcomeOf = (error: unknown): Markup =>
  isUnclear(problemKind(error))
    ? markup`It may have worked all the same: look here again before you try once more.`
    : nothingChanged;

function reasonOf(error: unknown): string {
  const { title, advice } = problemText(error);
  return serverWords(error) || `${title}. ${advice}`;
}
