import { useMemo, type ReactNode } from 'react';
import { Alert } from '#ui/feedback/Alert.tsx';
import { compareContents, type ComparedContent, type Content } from './content.ts';
import type { Side } from './marked-text.tsx';
import { MediaSide } from './media-side.tsx';
import { PartList } from './part-list.tsx';
import { SidePanes } from './side-panes.tsx';
import type { View } from './view.ts';
import type { BothSides } from './word-changes.ts';

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
