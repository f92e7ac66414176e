import { parserFor, type ParsedQuestion, type QuestionParser } from './card/parse-question.tsx';
import { fillInTheBlanks } from './fill-in-the-blanks/type.ts';
import { multipleChoice } from './multiple-choice/type.ts';
import type { Question } from './question.ts';
import { singleChoice } from './single-choice/type.ts';
import { textAnswer } from './text-answer/type.ts';
import { trueFalse } from './true-false/type.ts';

const parseSingleChoice = parserFor(singleChoice);

/** By the contract's name of the type. Both spellings of the single choice are one type (D-067). */
const parsers: ReadonlyMap<string, QuestionParser> = new Map([
  ['truefalse', parserFor(trueFalse)],
  ['fillInTheBlanks', parserFor(fillInTheBlanks)],
  ['mcqSingleAnswer', parseSingleChoice],
  ['questionSingleAnswer', parseSingleChoice],
  ['mcqMultiAnswer', parserFor(multipleChoice)],
  ['textAnswer', parserFor(textAnswer)],
]);

/**
 * Parses a question's data by its type.
 *
 * @returns undefined for an unknown type (QST-022) and for data that does not fit the type (D-071)
 */
export function parseQuestion(question: Pick<Question, 'type' | 'data'>): ParsedQuestion | undefined {
  return parsers.get(question.type)?.(question.data);
}
