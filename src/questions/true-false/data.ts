import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

/** Keeps unknown properties (D-069). Without an answer, `answer` is null or absent, not false. */
export const trueFalseData = v.looseObject({
  question: v.string(),
  answer: v.optional(v.nullable(v.boolean())),
  correctAnswer: v.optional(v.nullable(v.boolean())),
  ...markingEntries,
});

export type TrueFalseData = v.InferOutput<typeof trueFalseData>;

export const labelOf = (answer: boolean): string => (answer ? 'True' : 'False');

export function isTrueFalseAnswered({ answer }: TrueFalseData): boolean {
  return typeof answer === 'boolean';
}
