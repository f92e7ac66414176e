import { visibleText } from './visible-text.ts';
import type { Piece } from './word-changes.ts';
import styles from './compare.module.css';

export type Side = 'before' | 'after';

interface MarkedTextProps {
  side: Side;
  pieces: readonly Piece[];
}

const words: Record<Side, string> = { before: 'removed', after: 'added' };

/** A text whose changed words are struck through (before) or underlined (after), and announced to screen readers. */
export function MarkedText({ side, pieces }: MarkedTextProps) {
  return pieces.map((piece) => <MarkedPiece key={piece.start} side={side} piece={piece} />);
}

function MarkedPiece({ side, piece: { text, isChanged } }: { side: Side; piece: Piece }) {
  const visible = visibleText(text);
  if (!isChanged) return visible;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <Mark className={styles.mark}>
      <span className={`visually-hidden ${styles.told}`}>{` [${words[side]}] `}</span>
      {visible}
    </Mark>
  );
}
