import type { ReactNode } from 'react';
import { FormattedText } from '../text/formatted-text.tsx';
import { splitInstruction } from './paragraph.ts';
import styles from './fill-in.module.css';

interface BlankedTextProps {
  paragraph: string;
  /** Renders the content of a blank, numbered from 1. */
  children: (number: number) => ReactNode;
}

/** The paragraph without its instruction. */
export function BlankedText({ paragraph, children }: BlankedTextProps) {
  return (
    <p className={styles.paragraph}>
      <FormattedText
        part="paragraph"
        text={splitInstruction(paragraph).text}
        slot={(index) => children(index + 1)}
      />
    </p>
  );
}
