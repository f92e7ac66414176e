import type { Question } from '#questions/question.ts';

/** A question that shows a newer answer from another window. */
export interface ReplacedAnswer extends Pick<Question, 'id' | 'sortOrder'> {
  /** The data with what was answered on this sheet; undefined if that was nothing. */
  own: unknown;
}

/**
 * Adds questions that were replaced just now.
 *
 * @param replaced as they were before
 * @param ownAnswers the ids of those that were answered on this sheet
 */
export function withReplaced(
  before: readonly ReplacedAnswer[],
  replaced: readonly Question[],
  ownAnswers: ReadonlySet<string>,
): readonly ReplacedAnswer[] {
  if (replaced.length === 0) return before;
  const earlier = new Map(before.map((answer) => [answer.id, answer]));
  const added = replaced.map(({ id, sortOrder, data }) => ({
    id,
    sortOrder,
    // Replaced twice: what was typed here is still the first one.
    own: ownAnswers.has(id) ? data : earlier.get(id)?.own,
  }));
  const others = added.reduce((rest, { id }) => forgetReplaced(rest, id), before);
  return [...others, ...added].toSorted((first, second) => first.sortOrder - second.sortOrder);
}

/** Without one question. */
export const forgetReplaced = (
  before: readonly ReplacedAnswer[],
  questionId: string,
): readonly ReplacedAnswer[] => before.filter(({ id }) => id !== questionId);
