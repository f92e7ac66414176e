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
import { SidePanes } from './side-panes.tsx';
import type { View } from './view.ts';
import { type BothSides, wholly } from './word-changes.ts';
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
          <MarkedText side={side} pieces={wholly(nouns[kind])} />
        </p>
      ) : null}
      {/* A proposed file is part of the change set, as a `data:` URL. */}
      <Media src={mediaUrl(mediaPath)} kind={kind} alt={`${nouns[kind]} of ${name}, ${side} the change`} />
    </Stack>
  );
}

interface ComparisonProps {
  contents: BothSides<Content>;
  view: View;
  /** What is compared: 'Question 2'. */
  name: string;
  /** Beside the word 'After'. */
  afterLabel?: ReactNode;
}

/** A question or an activity before and after, one of them or both; with both, what differs is marked. */
export function Comparison({ contents, view, name, afterLabel }: ComparisonProps) {
  // Long texts take a tenth of a second, and a page has two hundred of these.
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
          Its type is unknown here, or its data does not fit the type. The JSON of the change says what is in
          it.
        </Alert>
      )}
      <MediaSide side={side} mediaPath={mediaPath} isMarked={isMarked && isMediaChanged} name={name} />
    </>
  );
}
