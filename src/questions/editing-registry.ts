import type { QuestionEditing } from './editing.ts';
import { fillInEditing } from './fill-in-the-blanks/editing.ts';
import { multipleChoiceEditing } from './multiple-choice/editing.ts';
import { singleChoiceEditing } from './single-choice/editing.ts';
import { textAnswerEditing } from './text-answer/editing.ts';
import { trueFalseEditing } from './true-false/editing.ts';

/** Hides the type of the draft: each draft is passed only to the editing that created it. */
const withUnknownDraft = <Draft>(editing: QuestionEditing<Draft>) => editing as QuestionEditing<unknown>;

/** Editings by type name of the contract. Both names of the single choice are one type (D-067). */
const editings: ReadonlyMap<string, QuestionEditing<unknown>> = new Map([
  ['truefalse', withUnknownDraft(trueFalseEditing)],
  ['fillInTheBlanks', withUnknownDraft(fillInEditing)],
  ['mcqSingleAnswer', withUnknownDraft(singleChoiceEditing)],
  ['questionSingleAnswer', withUnknownDraft(singleChoiceEditing)],
  ['mcqMultiAnswer', withUnknownDraft(multipleChoiceEditing)],
  ['textAnswer', withUnknownDraft(textAnswerEditing)],
]);

/** Only editor pages import this module. Returns undefined for an unknown type (QST-022). */
export function getQuestionEditing(type: string): QuestionEditing<unknown> | undefined {
  return editings.get(type);
}

/** Types that authors can add, in this order (AUT-036). A single choice gets its newer name. */
export const questionTemplates = [
  'truefalse',
  'fillInTheBlanks',
  'mcqSingleAnswer',
  'mcqMultiAnswer',
  'textAnswer',
] as const;
