import type { EditorProps } from '../editing.ts';
import { QuestionFields } from '../editor/question-fields.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import type { ChoiceDraft } from './choice-draft.ts';
import { OptionList } from './option-list.tsx';

export function ChoiceEditor({ draft, onChange, findings }: EditorProps<ChoiceDraft>) {
  const { data, hasKey } = draft;
  const changeData = (change: Partial<ChoiceDraft['data']>) =>
    onChange({ ...draft, data: { ...data, ...change } });
  return (
    <QuestionFields
      feedBack={data.feedBack}
      hasKey={hasKey}
      onFeedBack={(feedBack) => changeData({ feedBack })}
      findings={findings}
    >
      <EditorTextArea
        label="Prompt"
        value={data.prompt}
        onChange={(prompt) => changeData({ prompt })}
        findings={findings}
      />
      <OptionList draft={draft} onChange={onChange} findings={findings} />
    </QuestionFields>
  );
}
