import type * as v from 'valibot';
import { fillInData } from './fill-in-the-blanks/data.ts';
import { fillInParts } from './fill-in-the-blanks/parts.ts';
import { multipleChoiceData } from './multiple-choice/data.ts';
import { multipleChoiceParts } from './multiple-choice/parts.ts';
import { parseData } from './parse-data.ts';
import { optionalPart, type QuestionPart } from './parts.ts';
import {
  mediaCaptions,
  mediaCaptionsLabel,
  mediaDescription,
  mediaDescriptionLabel,
  type Question,
} from './question.ts';
import { singleChoiceData } from './single-choice/data.ts';
import { singleChoiceParts } from './single-choice/parts.ts';
import { textAnswerData } from './text-answer/data.ts';
import { textAnswerParts } from './text-answer/parts.ts';
import { trueFalseData } from './true-false/data.ts';
import { trueFalseParts } from './true-false/parts.ts';

type Reader = (data: unknown) => QuestionPart[] | undefined;

const reader =
  <S extends v.GenericSchema>(schema: S, partsOf: (data: v.InferOutput<S>) => QuestionPart[]): Reader =>
  (data) => {
    const parsed = parseData(schema, data);
    return parsed === undefined ? undefined : partsOf(parsed);
  };

const singleChoice = reader(singleChoiceData, singleChoiceParts);

/**
 * By the contract's name of the type. A registry of its own: the one that answers and marks belongs to the pages of
 * learners, and this one does not.
 */
const readers: ReadonlyMap<string, Reader> = new Map([
  ['truefalse', reader(trueFalseData, trueFalseParts)],
  ['fillInTheBlanks', reader(fillInData, fillInParts)],
  ['mcqSingleAnswer', singleChoice],
  ['questionSingleAnswer', singleChoice],
  ['mcqMultiAnswer', reader(multipleChoiceData, multipleChoiceParts)],
  ['textAnswer', reader(textAnswerData, textAnswerParts)],
]);

/**
 * What a question says, in the order in which it is read; what its media show and say comes last.
 *
 * @returns undefined for an unknown type and for data that does not fit the type (D-071)
 */
export function partsOfQuestion({ type, data }: Pick<Question, 'type' | 'data'>): QuestionPart[] | undefined {
  const parts = readers.get(type)?.(data);
  return (
    parts && [
      ...parts,
      ...optionalPart(mediaDescriptionLabel, mediaDescription(data)),
      ...optionalPart(mediaCaptionsLabel, mediaCaptions(data)),
    ]
  );
}
