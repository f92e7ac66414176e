import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { Media } from '#ui/picture/Media.tsx';
import { mediaCaptions, mediaDescription, questionName, type Question } from '../question.ts';
import styles from './question-card.module.css';

const nouns: Record<MediaKind, string> = {
  image: 'Picture',
  audio: 'Recording',
  video: 'Video',
  download: 'File',
};

/** A picture has its description as alternative text; other media show it below (WCAG 1.2.1). */
const descriptionLabels: Record<Exclude<MediaKind, 'image'>, string> = {
  audio: 'What you hear, in words',
  video: 'What you see, in words',
  download: 'What is in it, in words',
};

interface QuestionMediaProps {
  question: Question;
  mediaUrl: (path: string) => string;
}

/** The image, audio or video of a question, or a link to its file. The media path has the file extension. */
export function QuestionMedia({ question, mediaUrl }: QuestionMediaProps) {
  const { mediaPath, data } = question;
  if (!mediaPath) return null;
  const kind = mediaKind(mediaPath);
  const name = `${nouns[kind]} for ${questionName(question)}`;
  const description = mediaDescription(data);
  const src = mediaUrl(mediaPath);
  if (kind === 'image') return <Media src={src} kind={kind} alt={description ?? name} />;
  return (
    <>
      <Media src={src} kind={kind} alt={name} captions={mediaCaptions(data)} />
      {description ? (
        <details className={styles.description}>
          <summary>{descriptionLabels[kind]}</summary>
          <p>{description}</p>
        </details>
      ) : null}
    </>
  );
}
