import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

export const minimumOptions = 2;

/** Keeps unknown properties (D-069). The answer is the text of an option. */
export const singleChoiceData = v.looseObject({
  prompt: v.string(),
  options: v.pipe(v.array(v.string()), v.minLength(minimumOptions)),
  answer: v.optional(v.nullable(v.string())),
  correctAnswer: v.optional(v.nullable(v.string())),
  ...markingEntries,
});

export type SingleChoiceData = v.InferOutput<typeof singleChoiceData>;

/** Returns null for no answer, and for one that matches no option. */
export function chosenOption({ options, answer }: SingleChoiceData): string | null {
  return typeof answer === 'string' && options.includes(answer) ? answer : null;
}
