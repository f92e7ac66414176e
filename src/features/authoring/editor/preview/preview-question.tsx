import { memo } from 'react';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import { dataOf, type QuestionDraft } from '../draft/activity-draft.ts';
import { useObjectUrl } from '../media/use-object-url.ts';

interface PreviewQuestionProps {
  question: QuestionDraft;
  index: number;
}

/** A path tells what kind of file it is by its ending; one of these stands for a file that was chosen. */
const chosenPaths: Readonly<Record<MediaKind, string>> = {
  image: 'chosen.png',
  audio: 'chosen.mp3',
  video: 'chosen.mp4',
  download: 'chosen',
};

/**
 * A question as the learner sees it, before it is saved. Compared by its props: of fifty questions, only the one that is
 * being written is drawn again for a key.
 */
export const PreviewQuestion = memo(function PreviewQuestion({ question, index }: PreviewQuestionProps) {
  const { key, type, media } = question;
  const chosen = useObjectUrl(media.file);
  const chosenPath = media.file && chosen ? chosenPaths[mediaKind(media.file.name, media.file.type)] : null;
  return (
    <QuestionCard
      isReadOnly
      question={{
        id: key,
        type,
        data: dataOf(question),
        sortOrder: index,
        mediaPath: media.file ? chosenPath : media.path,
      }}
      mediaUrl={(path) => (chosen && path === chosenPath ? chosen : mediaUrl(path))}
    />
  );
});
