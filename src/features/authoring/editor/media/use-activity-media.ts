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

interface Uploading {
  file: File;
  /** From 0 to 1. */
  progress: number;
}

/** Uploads and deletes the media of an activity; dialogs show failures (AUT-056). */
export function useActivityMedia(activityId: string) {
  const upload = useMutation(uploadActivityMediaMutation(activityId));
  const deletion = useMutation(deleteActivityMediaMutation(activityId));
  const [uploading, setUploading] = useState<Uploading>();
  const aborter = useRef(new AbortController());
  useEffect(() => () => aborter.current.abort(), []);

  const startUpload = async (file: File | undefined) => {
    if (!file) return;
    const problem = fileProblem(file, activityMedia);
    if (problem !== undefined) {
      return showMessage({ title: `Upload failed: ${problem}`, message: nothingChangedMessage });
    }
    aborter.current = new AbortController();
    const { signal } = aborter.current;
    setUploading({ file, progress: 0 });
    const onProgress = (progress: number) => setUploading({ file, progress });
    const failure = await upload.mutateAsync({ file, signal, onProgress }).then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    setUploading(undefined);
    if (failure && !signal.aborted) await showFailure('Upload failed', failure.error);
    recoverFocus();
  };

  const remove = async () => {
    const title = 'Are you sure you want to delete this media?';
    if (!(await confirm({ title, confirmText: 'Yes, delete', cancelText: 'No, cancel' }))) return;
    try {
      await deletion.mutateAsync();
    } catch (error) {
      // After a 404, nothing is left to delete.
      if (!isProblem(error, 404)) await showFailure('Failed to delete media', error);
    } finally {
      recoverFocus();
    }
  };
  useLeaveConfirmation({ message: () => (uploading ? leaveWhileUploading : undefined) });
  return {
    uploading,
    isDeleting: deletion.isPending,
    upload: (file: File | undefined) => void startUpload(file),
    cancel: () => aborter.current.abort(),
    remove: () => void remove(),
  };
}

const leaveWhileUploading = {
  title: 'Leave while this is being uploaded?',
  message: markup`This cancels the upload.`,
};

const nothingChangedMessage = markup`Nothing has changed.`;

function showFailure(titlePrefix: string, error: unknown): Promise<void> {
  const { kind, title, advice } = problemText(error);
  if (kind === 'unknown') return showMessage({ title, message: markup`${advice}` });
  const reason = serverMessage(error) || `${title}. ${advice}`;
  return showMessage({ title: `${titlePrefix}: ${reason}`, message: nothingChangedMessage });
}
