import { readerOf, type ReadQuestion, type Reader } from './card/read-question.tsx';
import { fillInTheBlanks } from './fill-in-the-blanks/type.ts';
import { multipleChoice } from './multiple-choice/type.ts';
import type { Question } from './question.ts';
import { singleChoice } from './single-choice/type.ts';
import { textAnswer } from './text-answer/type.ts';
import { trueFalse } from './true-false/type.ts';

const readSingleChoice = readerOf(singleChoice);

/** By the wire's name of the type. Both spellings of the single choice are one type (D-067). */
const readers: ReadonlyMap<string, Reader> = new Map([
  ['truefalse', readerOf(trueFalse)],
  ['fillInTheBlanks', readerOf(fillInTheBlanks)],
  ['mcqSingleAnswer', readSingleChoice],
  ['questionSingleAnswer', readSingleChoice],
  ['mcqMultiAnswer', readerOf(multipleChoice)],
  ['textAnswer', readerOf(textAnswer)],
]);

/**
 * Understands a question by its type.
 *
 * @returns undefined for a type without a template (QST-022) and for data that is not of the type's shape (D-071)
 */
export function readQuestion(question: Pick<Question, 'type' | 'data'>): ReadQuestion | undefined {
  return readers.get(question.type)?.(question.data);
}
