import type { OptionMark } from '#ui/form/Option.tsx';

/**
 * The mark of one option of a single choice. It only shows what the server revealed (D-063): without the correct answer
 * nothing is marked.
 *
 * @param given what the learner chose, null for nothing
 */
export function singleMark<T>(option: T, given: T | null, correct: T | null): OptionMark | undefined {
  if (correct === null) return undefined;
  if (option === given) return option === correct ? 'good' : 'bad';
  return option === correct ? 'missed' : undefined;
}

/** The mark of one option of a multiple choice. */
export function multipleMark(
  option: string,
  given: readonly string[],
  correct: readonly string[] | null,
): OptionMark | undefined {
  if (correct === null) return undefined;
  if (given.includes(option)) return correct.includes(option) ? 'good' : 'bad';
  return correct.includes(option) ? 'missed' : undefined;
}
