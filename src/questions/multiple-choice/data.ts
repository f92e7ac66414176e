import * as v from 'valibot';
import { markingEntries } from '../marking.ts';

const texts = v.optional(v.nullable(v.array(v.string())));

/**
 * Unknown members survive a round trip (D-069). `answers`, the older name of `selectedAnswers`, is read when that
 * is missing and never written (D-068).
 */
export const multipleChoiceData = v.pipe(
  v.looseObject({
    prompt: v.string(),
    options: v.pipe(v.array(v.string()), v.minLength(1)),
    selectedAnswers: texts,
    answers: texts,
    correctAnswers: texts,
    ...markingEntries,
  }),
  v.transform(({ answers, ...data }) => ({
    ...data,
    selectedAnswers: data.selectedAnswers ?? answers ?? [],
  })),
);

export type MultipleChoiceData = v.InferOutput<typeof multipleChoiceData>;

/** The chosen options in the order of the options; texts that are no option are left out, equal ones are one. */
export function chosenOptions({ options, selectedAnswers }: MultipleChoiceData): string[] {
  return [...new Set(options)].filter((option) => selectedAnswers.includes(option));
}
