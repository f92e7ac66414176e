import type { EditorProps } from '../editing.ts';
import { textOrNull } from '../editor/edited-data.ts';
import { FeedbackField } from '../editor/feedback-field.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import type { FillInDraft } from './editing.ts';
import { ParagraphField } from './paragraph-field.tsx';
import styles from '../editor/editor.module.css';

/** A paragraph with blanks, and help for those who do not know what to fill in. */
export function FillInEditor({ draft, onChange, findings }: EditorProps<FillInDraft>) {
  const { data } = draft;
  const hasKey = data.correctAnswers !== undefined;
  const changeData = (change: Partial<FillInDraft['data']>) =>
    onChange({ ...draft, data: { ...data, ...change } });
  return (
    <div className={styles.fields}>
      <ParagraphField
        value={data.paragraph}
        hasKey={hasKey}
        onChange={(paragraph) => changeData({ paragraph })}
        findings={findings}
      />
      <EditorTextArea
        label="Hint"
        value={data.hint ?? ''}
        onChange={(hint) => changeData({ hint: textOrNull(hint) })}
        findings={findings}
      />
      {hasKey ? (
        <FeedbackField
          feedBack={data.feedBack}
          onChange={(feedBack) => changeData({ feedBack })}
          findings={findings}
        />
      ) : null}
    </div>
  );
}
