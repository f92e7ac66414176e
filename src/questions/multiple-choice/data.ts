import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

const optionalStrings = v.optional(v.nullable(v.array(v.string())));

/** Keeps unknown properties (D-069). Reads the old name `answers`, and never writes it (D-068). */
export const multipleChoiceData = v.pipe(
  v.looseObject({
    prompt: v.string(),
    options: v.pipe(v.array(v.string()), v.minLength(1)),
    selectedAnswers: optionalStrings,
    answers: optionalStrings,
    correctAnswers: optionalStrings,
    ...markingEntries,
  }),
  v.transform(({ answers, ...data }) => ({
    ...data,
    selectedAnswers: data.selectedAnswers ?? answers ?? [],
  })),
);

export type MultipleChoiceData = v.InferOutput<typeof multipleChoiceData>;

/** Each chosen option once, in the order of the options. */
export function chosenOptions({ options, selectedAnswers }: MultipleChoiceData): string[] {
  return [...new Set(options)].filter((option) => selectedAnswers.includes(option));
}
