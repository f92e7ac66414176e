import { useId } from 'react';
import { Row } from '#ui/layout.tsx';
import type { EditorProps } from '../editing.ts';
import { CorrectAnswerInput } from '../editor/correct-answer-input.tsx';
import { GroupFindings } from '../editor/group-findings.tsx';
import { QuestionFields } from '../editor/question-fields.tsx';
import { EditorTextArea } from '../editor/text-area.tsx';
import { labelOf } from './data.ts';
import type { TrueFalseDraft } from './editing.ts';
import styles from '../editor/editor.module.css';

export function TrueFalseEditor({ draft, onChange, findings }: EditorProps<TrueFalseDraft>) {
  const { question, correctAnswer, feedBack } = draft;
  return (
    <QuestionFields
      feedBack={feedBack}
      hasKey={correctAnswer !== undefined}
      onFeedBack={(text) => onChange({ ...draft, feedBack: text })}
      findings={findings}
    >
      <EditorTextArea
        label="Question"
        value={question}
        onChange={(text) => onChange({ ...draft, question: text })}
        findings={findings}
      />
      {correctAnswer === undefined ? null : (
        <CorrectAnswer
          value={correctAnswer}
          onChange={(answer) => onChange({ ...draft, correctAnswer: answer })}
          findings={findings}
        />
      )}
    </QuestionFields>
  );
}

interface CorrectAnswerProps extends Pick<EditorProps<TrueFalseDraft>, 'findings'> {
  value: boolean | null;
  onChange: (value: boolean) => void;
}

function CorrectAnswer({ value, onChange, findings }: CorrectAnswerProps) {
  const id = useId();
  const label = 'Correct answer';
  return (
    <Row
      gap={4}
      className={styles.line}
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}findings`}
    >
      <span className="bold" id={`${id}label`}>
        {label}
      </span>
      {[true, false].map((answer) => (
        <CorrectAnswerInput
          key={labelOf(answer)}
          kind="radio"
          name={`${id}answer`}
          isChecked={value === answer}
          onChange={() => onChange(answer)}
        >
          {labelOf(answer)}
        </CorrectAnswerInput>
      ))}
      <GroupFindings id={`${id}findings`} findings={findings} field={label} />
    </Row>
  );
}
