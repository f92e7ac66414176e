import type { Piece } from './word-changes.ts';
import styles from './compare.module.css';

export type Side = 'before' | 'after';

interface MarkedTextProps {
  side: Side;
  pieces: readonly Piece[];
}

const words: Record<Side, string> = { before: 'removed', after: 'added' };

/** A text whose changed words are struck through (before) or underlined (after), and told to screen readers. */
export function MarkedText({ side, pieces }: MarkedTextProps) {
  // Pieces follow each other as in the text, and are drawn anew with it.
  return pieces.map((piece, index) => (
    <MarkedPiece key={`${index} ${piece.text}`} side={side} piece={piece} />
  ));
}

function MarkedPiece({ side, piece: { text, isChanged } }: { side: Side; piece: Piece }) {
  if (!isChanged) return text;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <Mark className={styles.mark}>
      <span className={`visually-hidden ${styles.told}`}>{` [${words[side]}] `}</span>
      {text}
    </Mark>
  );
}
