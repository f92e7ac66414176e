import type { OptionMark } from '#ui/form/Option.tsx';

/**
 * The mark of an option of a single choice; none unless the server revealed the correct answer (D-063).
 *
 * @param given the learner's choice, or null
 */
export function singleMark<T>(option: T, given: T | null, correct: T | null): OptionMark | undefined {
  if (correct === null) return undefined;
  if (option === given) return option === correct ? 'good' : 'bad';
  return option === correct ? 'missed' : undefined;
}

export function multipleMark(
  option: string,
  given: readonly string[],
  correct: readonly string[] | null,
): OptionMark | undefined {
  if (correct === null) return undefined;
  if (given.includes(option)) return correct.includes(option) ? 'good' : 'bad';
  return correct.includes(option) ? 'missed' : undefined;
}
