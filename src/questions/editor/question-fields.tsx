import type { ReactNode } from 'react';
import { Stack } from '#ui/layout.tsx';
import type { Finding } from '../editing.ts';
import { textOrNull } from './edited-data.ts';
import { SymbolPalette } from './symbol-palette.tsx';
import { EditorTextArea } from './text-area.tsx';
import styles from './editor.module.css';

interface QuestionFieldsProps {
  feedBack: string | null | undefined;
  /** Without an answer key there is no feedback field (D-137). */
  hasKey: boolean;
  onFeedBack: (feedBack: string | null) => void;
  findings: readonly Finding[];
  children: ReactNode;
}

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
        Put code in backticks, <code>`x = 5`</code>, or between two lines of <code>```</code>. In the
        question, <code>```python run</code>, <code>```js run</code> or <code>```robot</code> as the first
        line lets learners run the code. Put formulas between dollar signs,{' '}
        <code>{String.raw`$\frac{1}{2}$`}</code> or <code>$x^2$</code>; prices stay as they are.
      </p>
    </Stack>
  );
}
