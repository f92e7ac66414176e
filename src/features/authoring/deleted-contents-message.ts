import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';

interface Contents {
  one: string;
  many: string;
  /** Undefined while loading. */
  count?: number | undefined;
}

/** Lists the contents that are deleted along with a record (D-152): 'Its 9 topics and 22 activities are deleted as well, …'. */
export function deletedContentsMessage(contents: readonly Contents[]): string {
  const present = contents.filter(({ count }) => count !== 0);
  if (present.length === 0) return 'It is empty.';
  const parts = present.map(({ one, many, count }) =>
    count === undefined ? many : pluralize(count, one, many),
  );
  const isOne = present.length === 1 && present[0]?.count === 1;
  const verb = isOne ? 'is' : 'are';
  return `Its ${formatNameList(parts)} ${verb} deleted as well, with everything that learners have done in ${isOne ? 'it' : 'them'}.`;
}

export const subjectsIn = (count?: number): Contents => ({ one: 'subject', many: 'subjects', count });
export const topicsIn = (count?: number): Contents => ({ one: 'topic', many: 'topics', count });
export const activitiesIn = (count?: number): Contents => ({ one: 'activity', many: 'activities', count });
export const questionsIn = (count?: number): Contents => ({ one: 'question', many: 'questions', count });
