import type { ReactNode } from 'react';
import { Stack } from '#ui/layout.tsx';
import type { Finding } from '../editing.ts';
import { textOrNull } from './edited-data.ts';
import { SymbolPalette } from './symbol-palette.tsx';
import { EditorTextArea } from './text-area.tsx';
import styles from './editor.module.css';

interface QuestionFieldsProps {
  /** The explanation that a learner reads after marking. */
  feedBack: string | null | undefined;
  /** Without the answer key there is no explanation (D-137). */
  hasKey: boolean;
  onFeedBack: (feedBack: string | null) => void;
  findings: readonly Finding[];
  /** The fields of this type of question. */
  children: ReactNode;
}

/** The fields of a question below its symbols, one below the other; last the explanation, which every type has. */
export function QuestionFields({ feedBack, hasKey, onFeedBack, findings, children }: QuestionFieldsProps) {
  return (
    <Stack gap={3} className={styles.fields}>
      <SymbolPalette />
      {children}
      {hasKey ? (
        <EditorTextArea
          label="Feedback"
          value={feedBack ?? ''}
          onChange={(text) => onFeedBack(textOrNull(text))}
          findings={findings}
        />
      ) : null}
      <p className={styles.hint}>
        Put code in backticks, <code>`x = 5`</code>, or between two lines of <code>```</code>. Put formulas
        between dollar signs, <code>{String.raw`$\frac{1}{2}$`}</code> or <code>$x^2$</code>; prices stay as
        they are.
      </p>
    </Stack>
  );
}
