import { splitCodeBlocks } from './code-blocks.ts';
import { visibleText } from './visible-text.ts';
import type { Piece } from './word-changes.ts';
import styles from './compare.module.css';

export type Side = 'before' | 'after';

interface MarkedTextProps {
  side: Side;
  pieces: readonly Piece[];
}

const changeLabels: Record<Side, string> = { before: 'removed', after: 'added' };

/** Marks changed words as deleted (before) or inserted (after), also for screen readers. */
export function MarkedText({ side, pieces }: MarkedTextProps) {
  return pieces.map((piece) => <MarkedPiece key={piece.start} side={side} piece={piece} />);
}

/** `MarkedText` that shows code blocks without their lines of backticks. */
export function MarkedFormattedText({ side, pieces }: MarkedTextProps) {
  return splitCodeBlocks(pieces).map((segment) =>
    segment.isCode ? (
      <code key={segment.start} className={styles.code}>
        <MarkedText side={side} pieces={segment.pieces} />
      </code>
    ) : (
      <MarkedText key={segment.start} side={side} pieces={segment.pieces} />
    ),
  );
}

function MarkedPiece({ side, piece: { text, isChanged } }: { side: Side; piece: Piece }) {
  const visible = visibleText(text);
  if (!isChanged) return visible;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <Mark className={styles.mark}>
      <span className={`visually-hidden ${styles.announced}`}>{` [${changeLabels[side]}] `}</span>
      {visible}
    </Mark>
  );
}
