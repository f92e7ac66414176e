import * as v from 'valibot';
import type { QuestionEditing } from '../editing.ts';
import { editedData, optionalText } from '../editor/edited-data.ts';
import { lengthFindings, promptFindings } from '../editor/findings.ts';
import { TextAnswerEditor } from './editor.tsx';

const draft = v.looseObject({ prompt: v.string(), correctAnswer: optionalText, feedBack: optionalText });

/** Without the answer key, `correctAnswer` is missing (D-137); null means that the answer is not marked (D-064). */
export type TextAnswerDraft = v.InferOutput<typeof draft>;

export const textAnswerEditing: QuestionEditing<TextAnswerDraft> = {
  template: () => ({ prompt: '', correctAnswer: null }),
  open: (data) => editedData(draft, data),
  close: (data) => data,
  check: ({ prompt, correctAnswer, feedBack }) => [
    ...promptFindings('Prompt', prompt),
    ...lengthFindings('Correct answer', correctAnswer),
    ...lengthFindings('Feedback', feedBack),
  ],
  Editor: TextAnswerEditor,
};
