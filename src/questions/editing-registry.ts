import type { QuestionEditing } from './editing.ts';
import { fillInEditing } from './fill-in-the-blanks/editing.ts';
import { multipleChoiceEditing } from './multiple-choice/editing.ts';
import { singleChoiceEditing } from './single-choice/editing.ts';
import { textAnswerEditing } from './text-answer/editing.ts';
import { trueFalseEditing } from './true-false/editing.ts';

/** Hides the shape of the draft: a draft is only passed to the editing that created it. */
const erased = <Draft>(editing: QuestionEditing<Draft>) => editing as QuestionEditing<unknown>;

/** By the contract's type name. Both names of the single choice are one type (D-067). */
const editings: ReadonlyMap<string, QuestionEditing<unknown>> = new Map([
  ['truefalse', erased(trueFalseEditing)],
  ['fillInTheBlanks', erased(fillInEditing)],
  ['mcqSingleAnswer', erased(singleChoiceEditing)],
  ['questionSingleAnswer', erased(singleChoiceEditing)],
  ['mcqMultiAnswer', erased(multipleChoiceEditing)],
  ['textAnswer', erased(textAnswerEditing)],
]);

/**
 * The editing of a question type. Only editor pages import this module.
 *
 * @returns undefined for an unknown type (QST-022)
 */
export function getQuestionEditing(type: string): QuestionEditing<unknown> | undefined {
  return editings.get(type);
}

/** The question types that authors can add, in this order (AUT-036). A new single choice has the newer name. */
export const questionTemplates = [
  'truefalse',
  'fillInTheBlanks',
  'mcqSingleAnswer',
  'mcqMultiAnswer',
  'textAnswer',
] as const;
