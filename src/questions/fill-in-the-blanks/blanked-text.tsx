import type { ReactNode } from 'react';
import { splitAtBlanks, splitInstruction } from './paragraph.ts';
import styles from './fill-in.module.css';

interface BlankedTextProps {
  paragraph: string;
  /** Renders the content of a blank; they are numbered from 1. */
  children: (number: number) => ReactNode;
}

/** The paragraph below its instruction, with something in each blank. */
export function BlankedText({ paragraph, children }: BlankedTextProps) {
  return (
    <p className={styles.paragraph}>
      {splitAtBlanks(splitInstruction(paragraph).text).map((piece) =>
        piece.kind === 'blank' ? (
          <span key={piece.index} className={styles.glued}>
            {children(piece.index + 1)}
            {piece.tail}
          </span>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
