import { Fragment, type ReactNode } from 'react';
import type { Language } from '../program.ts';
import { highlightLines, type Token } from './highlight.ts';
import styles from './code.module.css';

const Words = ({ tokens }: { tokens: readonly Token[] }) =>
  tokens.map(({ text, kind }, index) => {
    const key = `${index} ${text}`;
    return kind === undefined ? (
      <Fragment key={key}>{text}</Fragment>
    ) : (
      <span key={key} className={styles[kind]}>
        {text}
      </span>
    );
  });

interface HighlightedCodeProps {
  code: string;
  language: Language;
}

/** Code in colours; its text content is the code. */
export const HighlightedCode = ({ code, language }: HighlightedCodeProps): ReactNode =>
  highlightLines(code, language).map((tokens, index) => {
    const key = `line ${index}`;
    return (
      <Fragment key={key}>
        {index > 0 ? '\n' : null}
        <Words tokens={tokens} />
      </Fragment>
    );
  });

interface NumberedLinesProps extends HighlightedCodeProps {
  /** The line with a mistake or of the current step, from 1. */
  marked: { line: number; kind: 'mistake' | 'step' } | undefined;
}

/** Lines of code with their numbers, which are not text. */
export const NumberedLines = ({ code, language, marked }: NumberedLinesProps) =>
  highlightLines(code, language).map((tokens, index) => {
    const key = `line ${index}`;
    return (
      <span
        key={key}
        className={styles.line}
        data-marked={marked?.line === index + 1 ? marked.kind : undefined}
      >
        <Words tokens={tokens} />
        {'\n'}
      </span>
    );
  });
