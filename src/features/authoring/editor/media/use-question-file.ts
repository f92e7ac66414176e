import { useCallback, useState, type ClipboardEvent } from 'react';
import { mediaKind } from '#lib/media-kind.ts';
import { toast } from '#ui/feedback/toasts.ts';
import type { MediaDraft, QuestionDraft } from '../draft/activity-draft.ts';
import { fileProblem, questionMedia } from './media-files.ts';

/** Takes a file as the media of a question: chosen, or pasted while the focus is in the question. */
export function useQuestionFile(
  { key, media }: QuestionDraft,
  name: string,
  attach: (key: string, media: MediaDraft) => void,
) {
  const [problem, setProblem] = useState<string>();
  const take = useCallback(
    (file: File | undefined): boolean => {
      if (!file) return false;
      const found = fileProblem(file, questionMedia);
      setProblem(found && `${file.name}: ${found}`);
      if (found !== undefined) return false;
      const isVideo = mediaKind(file.name, file.type) === 'video';
      attach(key, { ...media, file, captions: isVideo ? media.captions : '' });
      return true;
    },
    [key, media, attach],
  );
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const file = files[0];
    // Cells of a spreadsheet come as a picture as well: their text is what the author wants.
    if (!file || types.includes('text/plain')) return;
    event.preventDefault();
    if (take(file)) {
      toast({ profile: 'app', tone: 'info', message: `${file.name} is attached to ${name}.` });
    }
  };
  return { problem, choose: take, paste };
}
