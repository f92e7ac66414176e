import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

const optionalStrings = v.optional(v.nullable(v.array(v.string())));

/**
 * Keeps unknown properties (D-069). Reads `answers`, the older name of `selectedAnswers`, if that is missing, and
 * never writes it (D-068).
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

/** The chosen options in their order, each once. */
export function chosenOptions({ options, selectedAnswers }: MultipleChoiceData): string[] {
  return [...new Set(options)].filter((option) => selectedAnswers.includes(option));
}
