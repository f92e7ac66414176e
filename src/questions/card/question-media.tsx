import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { Media } from '#ui/picture/Media.tsx';
import { mediaDescription, questionName, type Question } from '../question.ts';

const nouns: Record<MediaKind, string> = {
  image: 'Picture',
  audio: 'Recording',
  video: 'Video',
  download: 'File',
};

interface QuestionMediaProps {
  question: Question;
  mediaUrl: (path: string) => string;
}

/** The image, audio or video of a question, or a link to its file. Its path tells the kind, its URL does not. */
export function QuestionMedia({ question, mediaUrl }: QuestionMediaProps) {
  const { mediaPath } = question;
  if (!mediaPath) return null;
  const kind = mediaKind(mediaPath);
  const alt = mediaDescription(question.data) ?? `${nouns[kind]} for ${questionName(question)}`;
  return <Media src={mediaUrl(mediaPath)} kind={kind} alt={alt} />;
}
