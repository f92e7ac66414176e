import { Fragment, type ReactNode } from 'react';
import { parseFormattedText, slotCharacter } from '#openapi/rules/formatted-text.ts';
import { Breakable } from '#ui/Breakable.tsx';
import { Formula } from './formula.tsx';
import styles from './formatted-text.module.css';

interface WrittenProps {
  /** With code in backticks, formulas between dollar signs. */
  text: string;
  /** The part name for reading aloud, unique in the nearest `data-readable`. */
  part?: string | undefined;
  /** Renders the content of a slot, numbered from 0. */
  slot?: (index: number) => ReactNode;
  /** Allows line breaks after slashes. */
  isBreakable?: boolean;
}

/** A slot with the punctuation after it, which must stay on its line. */
const slots = new RegExp(`(${slotCharacter}[^\\s\\p{L}\\p{N}${slotCharacter}]*)`, 'u');

/**
 * Renders the text of an author with code and typeset formulas. The parent must preserve line breaks (`white-space`).
 */
export function FormattedText({ text, part, slot, isBreakable = false }: WrittenProps) {
  let filled = 0;
  const contentOf = (run: string): ReactNode => {
    if (!slot) return isBreakable ? <Breakable text={run} /> : run;
    return run.split(slots).map((piece) => {
      if (!piece.startsWith(slotCharacter)) return piece;
      const index = filled++;
      return (
        <span key={index} className={styles.glued}>
          <span data-slot>{slot(index)}</span>
          {piece.slice(1)}
        </span>
      );
    });
  };
  const content = parseFormattedText(text).map(({ kind, text: run }, index, { length }) => {
    const key = `${kind}${index}`;
    if (kind === 'text') return <Fragment key={key}>{contentOf(run)}</Fragment>;
    if (kind === 'formula') return <Formula key={key} tex={run} />;
    return (
      <code
        key={key}
        className={kind === 'block' ? styles.block : styles.code}
        data-first={index === 0 || undefined}
        data-last={index === length - 1 || undefined}
      >
        {contentOf(run)}
      </code>
    );
  });
  return part === undefined ? content : <span data-part={part}>{content}</span>;
}
