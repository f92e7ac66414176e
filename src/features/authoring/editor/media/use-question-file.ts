import { useCallback, useState, type ClipboardEvent } from 'react';
import { mediaKind } from '#lib/media-kind.ts';
import { toast } from '#ui/feedback/toasts.ts';
import type { MediaDraft, QuestionDraft } from '../draft/activity-draft.ts';
import { fileProblem, questionMedia } from './media-files.ts';

export function useQuestionFile(
  { key, media }: QuestionDraft,
  name: string,
  setMedia: (key: string, media: MediaDraft) => void,
) {
  const [problem, setProblem] = useState<string>();
  const attachFile = useCallback(
    (file: File | undefined): boolean => {
      if (!file) return false;
      const foundProblem = fileProblem(file, questionMedia);
      setProblem(foundProblem && `${file.name}: ${foundProblem}`);
      if (foundProblem !== undefined) return false;
      const isVideo = mediaKind(file.name, file.type) === 'video';
      setMedia(key, { ...media, file, captions: isVideo ? media.captions : '' });
      return true;
    },
    [key, media, setMedia],
  );
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const file = files[0];
    // Spreadsheets copy cells as text and as a picture: paste the text.
    if (!file || types.includes('text/plain')) return;
    event.preventDefault();
    if (attachFile(file)) {
      toast({ profile: 'app', tone: 'info', message: `${file.name} is attached to ${name}.` });
    }
  };
  return { problem, choose: attachFile, paste };
}
