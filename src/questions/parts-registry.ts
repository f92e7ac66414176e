import type * as v from 'valibot';
import { fillInData } from './fill-in-the-blanks/data.ts';
import { fillInParts } from './fill-in-the-blanks/parts.ts';
import { multipleChoiceData } from './multiple-choice/data.ts';
import { multipleChoiceParts } from './multiple-choice/parts.ts';
import { parseData } from './parse-data.ts';
import type { QuestionPart } from './parts.ts';
import type { Question } from './question.ts';
import { singleChoiceData } from './single-choice/data.ts';
import { singleChoiceParts } from './single-choice/parts.ts';
import { textAnswerData } from './text-answer/data.ts';
import { textAnswerParts } from './text-answer/parts.ts';
import { trueFalseData } from './true-false/data.ts';
import { trueFalseParts } from './true-false/parts.ts';

interface ComparedType {
  /** As in the author's select (AUT-036). */
  name: string;
  partsOf: (data: unknown) => QuestionPart[] | undefined;
}

const reader =
  <S extends v.GenericSchema>(schema: S, partsOf: (data: v.InferOutput<S>) => QuestionPart[]) =>
  (data: unknown): QuestionPart[] | undefined => {
    const parsed = parseData(schema, data);
    return parsed === undefined ? undefined : partsOf(parsed);
  };

const singleChoice: ComparedType = {
  name: 'Single-Answer (MCQ)',
  partsOf: reader(singleChoiceData, singleChoiceParts),
};

/**
 * By the contract's name of the type. A registry of its own: the one that answers and marks belongs to the pages of
 * learners, and this one does not.
 */
const types: ReadonlyMap<string, ComparedType> = new Map([
  ['truefalse', { name: 'True/False', partsOf: reader(trueFalseData, trueFalseParts) }],
  ['fillInTheBlanks', { name: 'Fill in the Blanks', partsOf: reader(fillInData, fillInParts) }],
  ['mcqSingleAnswer', singleChoice],
  ['questionSingleAnswer', singleChoice],
  [
    'mcqMultiAnswer',
    { name: 'Multiple-Answer (MCQ)', partsOf: reader(multipleChoiceData, multipleChoiceParts) },
  ],
  ['textAnswer', { name: 'Text Answer', partsOf: reader(textAnswerData, textAnswerParts) }],
]);

/**
 * What a question says, in the order in which it is read.
 *
 * @returns undefined for an unknown type and for data that does not fit the type (D-071)
 */
export const partsOfQuestion = ({
  type,
  data,
}: Pick<Question, 'type' | 'data'>): QuestionPart[] | undefined => types.get(type)?.partsOf(data);

/** What a type is called: 'Single-Answer (MCQ)'. An unknown one keeps the name that the server gave it. */
export const questionTypeName = (type: string): string => types.get(type)?.name ?? type;
