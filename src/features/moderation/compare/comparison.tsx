import { useMemo, type ReactNode } from 'react';
import { mediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { classNames } from '#ui/class-names.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Stack } from '#ui/layout.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { compareContents, type ComparedContent, type Content } from './content.ts';
import { type Side, MarkedText } from './marked-text.tsx';
import { PartList } from './part-list.tsx';
import { SidePanes, type View } from './side-panes.tsx';
import { type BothSides, markAllChanged } from './word-changes.ts';
import styles from './compare.module.css';

interface ComparisonProps {
  contents: BothSides<Content>;
  view: View;
  name: string;
  afterLabel?: ReactNode;
}

/** A question or activity before and after. When both are shown, the differences are marked. */
export function Comparison({ contents, view, name, afterLabel }: ComparisonProps) {
  // Memoized: a page has up to 200 comparisons, and long texts take 0.1 s.
  const compared = useMemo(() => compareContents(contents), [contents]);
  const sideOf = (side: Side) => (
    <ComparedSide side={side} content={compared[side]} isMarked={view === 'compare'} name={name} />
  );
  return <SidePanes view={view} before={sideOf('before')} after={sideOf('after')} afterLabel={afterLabel} />;
}

interface ComparedSideProps {
  side: Side;
  content: ComparedContent;
  isMarked: boolean;
  name: string;
}

function ComparedSide({ side, content, isMarked, name }: ComparedSideProps) {
  const { parts, mediaPath, isMediaChanged } = content;
  return (
    <>
      {parts ? (
        <PartList side={side} parts={parts} isMarked={isMarked} />
      ) : (
        <Alert tone="warning" title="This cannot be shown">
          The type is unknown, or the data does not match it. The JSON of the change shows the contents.
        </Alert>
      )}
      <MediaSide side={side} mediaPath={mediaPath} isMarked={isMarked && isMediaChanged} name={name} />
    </>
  );
}

interface MediaSideProps {
  side: Side;
  mediaPath: string | null;
  isMarked: boolean;
  name: string;
}

const mediaNouns = { image: 'Picture', audio: 'Recording', video: 'Video', download: 'File' } as const;

/** Shows the media on one side, or names them as missing if only the other side has media. */
function MediaSide({ side, mediaPath, isMarked, name }: MediaSideProps) {
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
          <MarkedText side={side} pieces={markAllChanged(mediaNouns[kind])} />
        </p>
      ) : null}
      <Media
        src={mediaUrl(mediaPath)}
        kind={kind}
        alt={`${mediaNouns[kind]} of ${name}, ${side} the change`}
      />
    </Stack>
  );
}
