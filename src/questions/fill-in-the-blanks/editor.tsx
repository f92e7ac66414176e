import type { EditorProps } from '../editing.ts';
import { textOrNull } from '../editor/edited-data.ts';
import { QuestionFields } from '../editor/question-fields.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import type { FillInDraft } from './editing.ts';
import { ParagraphField } from './paragraph-field.tsx';

export function FillInEditor({ draft, onChange, findings }: EditorProps<FillInDraft>) {
  const { data } = draft;
  const hasKey = data.correctAnswers !== undefined;
  const changeData = (change: Partial<FillInDraft['data']>) =>
    onChange({ ...draft, data: { ...data, ...change } });
  return (
    <QuestionFields
      feedBack={data.feedBack}
      hasKey={hasKey}
      onFeedBack={(feedBack) => changeData({ feedBack })}
      findings={findings}
    >
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
    </QuestionFields>
  );
}
