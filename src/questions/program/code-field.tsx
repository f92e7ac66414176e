import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { replaceInField } from '#lib/replace-in-field.ts';
import { highlightLines } from '../text/code/highlight.ts';
import { Words } from '../text/code/highlighted-code.tsx';
import type { Language } from '../text/code/language.ts';
import styles from './code-field.module.css';

export interface CodeFieldHandle {
  goToLine: (line: number) => void;
  /** Replaces all lines, as an edit that the learner can undo. */
  replaceAll: (code: string) => void;
}

interface MarkedLine {
  line: number;
  kind: 'mistake' | 'step';
}

interface CodeFieldProps {
  ref: Ref<CodeFieldHandle>;
  labelledBy: string;
  describedBy: string | undefined;
  language: Language;
  code: string;
  onChange: (code: string) => void;
  marked: MarkedLine | undefined;
}

/** Spaces of one more level of indentation. */
const indentation = { python: '    ', javascript: '  ' };

/** The characters that open a block at the end of a line. */
const opensBlock = { python: /:\s*$/, javascript: /[{([]\s*$/ };

/**
 * A text field over the same text in colours. Enter repeats the indentation of the line above: Tab leaves the
 * field.
 */
export function CodeField(props: CodeFieldProps) {
  const { ref, labelledBy, describedBy, language, code, onChange, marked } = props;
  const field = useRef<HTMLTextAreaElement>(null);

  useImperativeHandle(ref, () => ({
    goToLine: (line) => {
      const { current } = field;
      if (!current) return;
      const lines = current.value.split('\n');
      const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
      current.focus();
      current.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    },
    replaceAll: (text) => {
      const { current } = field;
      if (current) replaceInField(current, { start: 0, end: current.value.length, text, select: [0, 0] });
    },
  }));

  const addLine = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
    const above = value.slice(0, start).split('\n').at(-1) ?? '';
    const indent = /^ */.exec(above)?.[0] ?? '';
    const deeper = opensBlock[language].test(above) ? indentation[language] : '';
    event.preventDefault();
    const text = `\n${indent}${deeper}`;
    const after = start + text.length;
    replaceInField(event.currentTarget, { start, end, text, select: [after, after] });
  };

  return (
    <div className={styles.box} dir="ltr">
      <pre className={styles.lines} aria-hidden="true">
        <NumberedLines code={code} language={language} marked={marked} />
      </pre>
      <textarea
        ref={field}
        className={styles.field}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        value={code}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={addLine}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
      />
    </div>
  );
}

interface NumberedLinesProps {
  code: string;
  language: Language;
  /** The line with a mistake or of the current step, from 1. */
  marked: MarkedLine | undefined;
}

/** Lines of code with their numbers, which are not text. */
const NumberedLines = ({ code, language, marked }: NumberedLinesProps) =>
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
