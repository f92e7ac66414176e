import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '#api/problem.ts';
import {
  deleteActivityMediaMutation,
  uploadActivityMediaMutation,
} from '#api/queries/activities/authoring.ts';
import { recoverFocus } from '#components/page/focus/focus-content.ts';
import { useLeaveConfirmation } from '#components/page/use-leave-confirmation.ts';
import { problemText, serverMessage } from '#components/problem-text.ts';
import { confirm, showMessage } from '#ui/overlay/confirm.ts';
import { markup } from '#ui/overlay/markup.ts';
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
    if (problem !== undefined)
      return showMessage({ title: `Upload failed: ${problem}`, message: nothingChanged });
    stopper.current = new AbortController();
    const { signal } = stopper.current;
    setUploading({ file, share: 0 });
    const onProgress = (share: number) => setUploading({ file, share });
    const failure = await upload.mutateAsync({ file, signal, onProgress }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    setUploading(undefined);
    // A cancelled upload needs no message.
    if (failure && !signal.aborted) await tellOfFailure('Upload failed', failure.error);
    recoverFocus();
  };

  const remove = async () => {
    const title = 'Are you sure you want to delete this media?';
    if (!(await confirm({ title, confirmText: 'Yes, delete', cancelText: 'No, cancel' }))) return;
    try {
      await deletion.mutateAsync();
    } catch (error) {
      // Another user has deleted it: that is what was wanted.
      if (!isProblem(error, 404)) await tellOfFailure('Failed to delete media', error);
    } finally {
      recoverFocus();
    }
  };
  useLeaveConfirmation({ message: () => (uploading ? leaveWhileUploading : undefined) });
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

const nothingChanged = markup`Nothing has changed.`;

/** The error's message replaces the dots in 'Upload failed: ...' (D-149). */
function tellOfFailure(what: string, error: unknown): Promise<void> {
  const { kind, title, advice } = problemText(error);
  if (kind === 'unknown') return showMessage({ title, message: markup`${advice}` });
  const reason = serverMessage(error) || `${title}. ${advice}`;
  return showMessage({ title: `${what}: ${reason}`, message: nothingChanged });
}
