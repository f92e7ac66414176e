import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';

interface Contents {
  one: string;
  many: string;
  /** Undefined until it is known. */
  count?: number | undefined;
}

/**
 * What is deleted along with something (D-152): 'Its 9 topics and 22 activities go with it, and so does everything
 * that learners have done in them.'
 */
export function contentsText(contents: readonly Contents[]): string {
  const there = contents.filter(({ count }) => count !== 0);
  if (there.length === 0) return 'There is nothing in it yet.';
  const parts = there.map(({ one, many, count }) =>
    count === undefined ? many : pluralize(count, one, many),
  );
  const isOne = there.length === 1 && there[0]?.count === 1;
  const verb = isOne ? 'goes' : 'go';
  return `Its ${formatNameList(parts)} ${verb} with it, and so does everything that learners have done in ${isOne ? 'it' : 'them'}.`;
}

export const subjectsIn = (count?: number): Contents => ({ one: 'subject', many: 'subjects', count });
export const topicsIn = (count?: number): Contents => ({ one: 'topic', many: 'topics', count });
export const activitiesIn = (count?: number): Contents => ({ one: 'activity', many: 'activities', count });
export const questionsIn = (count?: number): Contents => ({ one: 'question', many: 'questions', count });
