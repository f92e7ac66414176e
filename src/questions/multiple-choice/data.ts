import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

const optionalStrings = v.optional(v.nullable(v.array(v.string())));

/**
 * Unknown properties are kept (D-069). `answers`, the older name of `selectedAnswers`, is read when that
 * is missing and never written (D-068).
 */
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

/** The chosen options in the order of the options, without strings that are not an option, each once. */
export function chosenOptions({ options, selectedAnswers }: MultipleChoiceData): string[] {
  return [...new Set(options)].filter((option) => selectedAnswers.includes(option));
}
