import type { EditorProps } from '../editing.ts';
import { textOrNull } from '../editor/edited-data.ts';
import { FeedbackField } from '../editor/feedback-field.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import type { TextAnswerDraft } from './editing.ts';
import styles from '../editor/editor.module.css';

/** A question that is answered in words. */
export function TextAnswerEditor({ draft, onChange, findings }: EditorProps<TextAnswerDraft>) {
  const { prompt, correctAnswer, feedBack } = draft;
  return (
    <div className={styles.fields}>
      <EditorTextArea
        label="Prompt"
        value={prompt}
        onChange={(text) => onChange({ ...draft, prompt: text })}
        findings={findings}
      />
      {correctAnswer === undefined ? null : (
        <>
          <EditorTextArea
            label="Correct answer"
            description="Leave empty if it should not be marked."
            value={correctAnswer ?? ''}
            onChange={(text) => onChange({ ...draft, correctAnswer: textOrNull(text) })}
            findings={findings}
          />
          <FeedbackField
            feedBack={feedBack}
            onChange={(text) => onChange({ ...draft, feedBack: text })}
            findings={findings}
          />
        </>
      )}
    </div>
  );
}
