import * as v from 'valibot';
import type { QuestionEditing } from '../editing.ts';
import { parseEditedData, optionalText } from '../editor/edited-data.ts';
import { lengthFindings, promptFindings, warning } from '../editor/findings.ts';
import { TextAnswerEditor } from './editor.tsx';

const draft = v.looseObject({
  prompt: v.string(),
  correctAnswer: optionalText,
  modelAnswer: optionalText,
  feedBack: optionalText,
});

/** Without an answer key, `correctAnswer` is missing (D-137); null means not marked (D-064). */
export type TextAnswerDraft = v.InferOutput<typeof draft>;

export const textAnswerEditing: QuestionEditing<TextAnswerDraft> = {
  template: () => ({ prompt: '', correctAnswer: null }),
  toDraft: (data) => parseEditedData(draft, data),
  toData: (data) => data,
  check: ({ prompt, correctAnswer, modelAnswer, feedBack }) => [
    ...promptFindings('Prompt', prompt),
    ...lengthFindings('Correct answer', correctAnswer),
    ...(correctAnswer?.trim() && modelAnswer?.trim()
      ? [warning('Model answer', 'Learners do not see this while there is a correct answer.')]
      : []),
    ...lengthFindings('Model answer', modelAnswer),
    ...lengthFindings('Feedback', feedBack),
  ],
  Editor: TextAnswerEditor,
};
