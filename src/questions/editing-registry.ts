import type { QuestionEditing } from './editing.ts';
import { fillInEditing } from './fill-in-the-blanks/editing.ts';
import { multipleChoiceEditing } from './multiple-choice/editing.ts';
import { singleChoiceEditing } from './single-choice/editing.ts';
import { textAnswerEditing } from './text-answer/editing.ts';
import { trueFalseEditing } from './true-false/editing.ts';

/** Hides the shape of the draft: a draft only ever goes back to the editing that opened it. */
const erased = <Draft>(editing: QuestionEditing<Draft>) => editing as QuestionEditing<unknown>;

/** By the contract's name of the type. Both spellings of the single choice are one type (D-067). */
const editings: ReadonlyMap<string, QuestionEditing<unknown>> = new Map([
  ['truefalse', erased(trueFalseEditing)],
  ['fillInTheBlanks', erased(fillInEditing)],
  ['mcqSingleAnswer', erased(singleChoiceEditing)],
  ['questionSingleAnswer', erased(singleChoiceEditing)],
  ['mcqMultiAnswer', erased(multipleChoiceEditing)],
  ['textAnswer', erased(textAnswerEditing)],
]);

/**
 * How questions of a type are written. Only pages where questions are edited import this: learners answer them without a byte of
 * it.
 *
 * @returns undefined for an unknown type (QST-022)
 */
export function getQuestionEditing(type: string): QuestionEditing<unknown> | undefined {
  return editings.get(type);
}

/** What the template select offers, in its order (AUT-036). A new single choice has the newer name (D-067). */
export const questionTemplates = [
  'truefalse',
  'fillInTheBlanks',
  'mcqSingleAnswer',
  'mcqMultiAnswer',
  'textAnswer',
] as const;
