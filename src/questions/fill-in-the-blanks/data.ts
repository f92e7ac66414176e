import * as v from 'valibot';
import { isSameAnswer } from '#openapi/rules/answers.ts';
import { readBlanks } from '#openapi/rules/blanks.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { markingEntries } from '../marking.ts';

const optionalStrings = v.optional(v.nullable(v.array(v.string())));

/** Keeps unknown properties (D-069). `answer` has a string for each blank; an empty one is no answer. */
export const fillInData = v.looseObject({
  paragraph: v.string(),
  answer: optionalStrings,
  correctAnswers: optionalStrings,
  hint: v.optional(v.nullable(v.string())),
  ...markingEntries,
});

export type FillInData = v.InferOutput<typeof fillInData>;

export interface Blank {
  number: number;
  given: string;
  /** Null while the server withholds it. */
  correct: string | null;
  isCode: boolean;
}

export function blanksOf({ paragraph, answer, correctAnswers }: FillInData): Blank[] {
  return readBlanks(paragraph).blanks.map(({ word, isInCode }, index) => ({
    number: index + 1,
    given: answer?.[index] ?? '',
    correct: (correctAnswers?.[index] ?? word).trim() || null,
    isCode: isInCode,
  }));
}

export const isFilled = (blank: Blank): boolean => !isBlank(blank.given);

/** Compares like the server, to show which blanks it marked as correct (D-065, D-249, D-250). */
export const isRight = ({ given, correct }: Blank): boolean =>
  correct !== null && isSameAnswer(given, correct);

/** The result has a string for each blank. */
export function withBlank(data: FillInData, number: number, text: string): FillInData {
  return { ...data, answer: blanksOf(data).map((blank) => (blank.number === number ? text : blank.given)) };
}
