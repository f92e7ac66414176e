import * as v from 'valibot';
import type { QuestionEditing } from '../editing.ts';
import { parseEditedData, optionalText } from '../editor/edited-data.ts';
import { error, lengthFindings, promptFindings } from '../editor/findings.ts';
import { TrueFalseEditor } from './editor.tsx';

const draft = v.looseObject({
  question: v.string(),
  correctAnswer: v.optional(v.nullable(v.boolean())),
  feedBack: optionalText,
});

/** Without an answer key, `correctAnswer` is missing (D-137). */
export type TrueFalseDraft = v.InferOutput<typeof draft>;

export const trueFalseEditing: QuestionEditing<TrueFalseDraft> = {
  template: () => ({ question: '', correctAnswer: true }),
  toDraft: (data) => parseEditedData(draft, data),
  toData: (data) => data,
  check: ({ question, correctAnswer, feedBack }) => [
    ...promptFindings('Question', question),
    ...(correctAnswer === null ? [error('Correct answer', 'Choose True or False.')] : []),
    ...lengthFindings('Feedback', feedBack),
  ],
  Editor: TrueFalseEditor,
};
