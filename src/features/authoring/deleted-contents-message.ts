import { pluralize } from '#lib/numbers.ts';
import { formatNameList } from '#lib/text/format-name-list.ts';

interface Contents {
  singular: string;
  plural: string;
  /** Undefined while loading. */
  count?: number | undefined;
}

/** Lists the contents that are deleted along with a record (D-152): 'Its 9 topics and 22 activities are deleted as well, …'. */
export function deletedContentsMessage(contents: readonly Contents[]): string {
  const present = contents.filter(({ count }) => count !== 0);
  if (present.length === 0) return 'It is empty.';
  const parts = present.map(({ singular, plural, count }) =>
    count === undefined ? plural : pluralize(count, singular, plural),
  );
  const isOne = present.length === 1 && present[0]?.count === 1;
  const verb = isOne ? 'is' : 'are';
  return `Its ${formatNameList(parts)} ${verb} deleted as well, with everything that learners have done in ${isOne ? 'it' : 'them'}.`;
}

export const subjectContents = (count?: number): Contents => ({
  singular: 'subject',
  plural: 'subjects',
  count,
});
export const topicContents = (count?: number): Contents => ({ singular: 'topic', plural: 'topics', count });
export const activityContents = (count?: number): Contents => ({
  singular: 'activity',
  plural: 'activities',
  count,
});
export const questionContents = (count?: number): Contents => ({
  singular: 'question',
  plural: 'questions',
  count,
});
