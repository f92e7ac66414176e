import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

/** Unknown members survive a round trip (D-069). An absent or null answer is none; that differs from false. */
export const trueFalseData = v.looseObject({
  question: v.string(),
  answer: v.optional(v.nullable(v.boolean())),
  correctAnswer: v.optional(v.nullable(v.boolean())),
  ...markingEntries,
});

export type TrueFalseData = v.InferOutput<typeof trueFalseData>;

export const wordFor = (answer: boolean): string => (answer ? 'True' : 'False');

export function isTrueFalseAnswered({ answer }: TrueFalseData): boolean {
  return typeof answer === 'boolean';
}
