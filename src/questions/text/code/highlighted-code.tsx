import { Fragment, type ReactNode } from 'react';
import { highlightLines, type Token } from './highlight.ts';
import type { Language } from './language.ts';
import styles from './highlighted-code.module.css';

export const Words = ({ tokens }: { tokens: readonly Token[] }) =>
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
