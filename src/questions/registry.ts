import { registered, type ParsedQuestion, type RegisteredType } from './card/parse-question.tsx';
import { fillInTheBlanks } from './fill-in-the-blanks/type.ts';
import { multipleChoice } from './multiple-choice/type.ts';
import { optionalPart, type QuestionPart } from './parts.ts';
import {
  mediaCaptions,
  mediaCaptionsLabel,
  mediaDescription,
  mediaDescriptionLabel,
  type Question,
} from './question.ts';
import { singleChoice } from './single-choice/type.ts';
import { textAnswer } from './text-answer/type.ts';
import { trueFalse } from './true-false/type.ts';

const registeredSingleChoice = registered(singleChoice);

/** By the contract's name of the type. Both spellings of the single choice are one type (D-067). */
const types: ReadonlyMap<string, RegisteredType> = new Map([
  ['truefalse', registered(trueFalse)],
  ['fillInTheBlanks', registered(fillInTheBlanks)],
  ['mcqSingleAnswer', registeredSingleChoice],
  ['questionSingleAnswer', registeredSingleChoice],
  ['mcqMultiAnswer', registered(multipleChoice)],
  ['textAnswer', registered(textAnswer)],
]);

/**
 * Parses a question's data by its type.
 *
 * @returns undefined for an unknown type (QST-022) and for data that does not fit the type (D-071)
 */
export function parseQuestion(question: Pick<Question, 'type' | 'data'>): ParsedQuestion | undefined {
  return types.get(question.type)?.parse(question.data);
}

/**
 * What a question says, in the order in which it is read; what its media show and say comes last.
 *
 * @returns undefined for an unknown type and for data that does not fit the type (D-071)
 */
export function partsOfQuestion(question: Pick<Question, 'type' | 'data'>): QuestionPart[] | undefined {
  const parsed = parseQuestion(question);
  return (
    parsed && [
      ...parsed.parts(),
      ...optionalPart(mediaDescriptionLabel, mediaDescription(question.data)),
      ...optionalPart(mediaCaptionsLabel, mediaCaptions(question.data)),
    ]
  );
}

/** What staff call a type: 'Single-Answer (MCQ)'. An unknown one keeps the name that the server gave it. */
export const questionTypeName = (type: string): string => types.get(type)?.name ?? type;
