import { mediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { MarkedText, type Side } from './marked-text.tsx';
import { wholly } from './word-changes.ts';
import styles from './compare.module.css';

interface MediaSideProps {
  side: Side;
  mediaPath: string | null;
  isMarked: boolean;
  /** What the media belongs to: 'Question 2'. */
  name: string;
}

const nouns = { image: 'Picture', audio: 'Recording', video: 'Video', download: 'File' } as const;

/** The picture, recording, video or file on one side. Where the sides differ, it also says that there is none. */
export function MediaSide({ side, mediaPath, isMarked, name }: MediaSideProps) {
  if (!mediaPath) {
    return isMarked ? (
      <p>
        <span className="bold">Media: </span>
        <span className={classNames('muted', styles.empty)}>nothing</span>
      </p>
    ) : null;
  }
  const kind = mediaKind(mediaPath);
  return (
    <Stack gap={2} className={styles.media}>
      {isMarked ? (
        <p>
          <span className="bold">Media: </span>
          <MarkedText side={side} pieces={wholly(nouns[kind])} />
        </p>
      ) : null}
      {/* A proposed file is part of the change set, as a `data:` URL. */}
      <Media src={mediaUrl(mediaPath)} kind={kind} alt={`${nouns[kind]} of ${name}, ${side} the change`} />
    </Stack>
  );
}
