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

/** By the contract's type name. Both names of the single choice are one type (D-067). */
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
 * The texts of a question in reading order, its media descriptions last.
 *
 * @returns undefined as `parseQuestion`
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

/** The name of a type for staff: 'Single-Answer (MCQ)'. An unknown type keeps its name. */
export const questionTypeName = (type: string): string => types.get(type)?.name ?? type;
