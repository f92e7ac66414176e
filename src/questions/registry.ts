import { registerType, type ParsedQuestion, type RegisteredType } from './card/parse-question.tsx';
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

const registeredSingleChoice = registerType(singleChoice);

/** Question types by type name of the contract. Both names of the single choice are one type (D-067). */
const types: ReadonlyMap<string, RegisteredType> = new Map([
  ['truefalse', registerType(trueFalse)],
  ['fillInTheBlanks', registerType(fillInTheBlanks)],
  ['mcqSingleAnswer', registeredSingleChoice],
  ['questionSingleAnswer', registeredSingleChoice],
  ['mcqMultiAnswer', registerType(multipleChoice)],
  ['textAnswer', registerType(textAnswer)],
]);

/** @returns undefined for an unknown type (QST-022) or invalid data (D-071) */
export function parseQuestion(question: Pick<Question, 'type' | 'data'>): ParsedQuestion | undefined {
  return types.get(question.type)?.parse(question.data);
}

/** Returns the texts of a question in reading order, then its media descriptions; undefined if it cannot be parsed. */
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

/** The name of a type for staff: 'Single-Answer (MCQ)'. Unknown types keep their name. */
export const questionTypeName = (type: string): string => types.get(type)?.name ?? type;
