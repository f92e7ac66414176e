import type { OptionMark } from '#ui/form/Option.tsx';

/**
 * Returns undefined if the server has not revealed the correct answer (D-063), and for an option that is neither chosen
 * nor correct.
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
