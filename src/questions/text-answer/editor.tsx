import { isBlank } from '#openapi/rules/text.ts';
import type { EditorProps } from '../editing.ts';
import { acceptedSpellingsNote } from '../editor/accepted-spellings.ts';
import { textOrNull } from '../editor/edited-data.ts';
import { QuestionFields } from '../editor/question-fields.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import type { TextAnswerDraft } from './editing.ts';

export function TextAnswerEditor({ draft, onChange, findings }: EditorProps<TextAnswerDraft>) {
  const { prompt, correctAnswer, modelAnswer, feedBack } = draft;
  return (
    <QuestionFields
      feedBack={feedBack}
      hasKey={correctAnswer !== undefined}
      onFeedBack={(text) => onChange({ ...draft, feedBack: text })}
      findings={findings}
    >
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
            description={keyDescription(correctAnswer ?? '')}
            value={correctAnswer ?? ''}
            onChange={(text) => onChange({ ...draft, correctAnswer: textOrNull(text) })}
            findings={findings}
          />
          <EditorTextArea
            label="Model answer"
            description="One good answer to a question that is not marked. Learners see it beside their own when they have submitted."
            value={modelAnswer ?? ''}
            onChange={(text) => onChange({ ...draft, modelAnswer: textOrNull(text) })}
            findings={findings}
          />
        </>
      )}
    </QuestionFields>
  );
}

const keyDescription = (key: string): string => {
  const note = isBlank(key) ? '' : acceptedSpellingsNote([key]) || 'Letter case does not matter.';
  return `Leave empty if it should not be marked. ${note}`.trim();
};
