import type { EditorProps } from '../editing.ts';
import { FeedbackField } from '../editor/feedback-field.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import type { ChoiceDraft } from './choice-draft.ts';
import { OptionList } from './option-list.tsx';
import styles from '../editor/editor.module.css';

/** A prompt with options, one or some of them right. */
export function ChoiceEditor({ draft, onChange, findings }: EditorProps<ChoiceDraft>) {
  const { data, hasKey } = draft;
  const changeData = (change: Partial<ChoiceDraft['data']>) =>
    onChange({ ...draft, data: { ...data, ...change } });
  return (
    <div className={styles.fields}>
      <EditorTextArea
        label="Prompt"
        value={data.prompt}
        onChange={(prompt) => changeData({ prompt })}
        findings={findings}
      />
      <OptionList draft={draft} onChange={onChange} findings={findings} />
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
