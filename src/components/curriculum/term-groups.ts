import type { Topic } from '#api/queries/topics.ts';
import { byTitle } from '#lib/text/natural-sort.ts';

export interface TermGroup {
  /** The term's id, or 'unassigned'. */
  key: string;
  title: string;
  topics: Topic[];
}

/**
 * Groups topics by term. Terms are sorted by title; topics keep their order. Topics without a known term are in the last
 * group (D-234). Empty groups are omitted.
 */
export function groupByTerm(
  topics: readonly Topic[],
  terms: readonly { id: string; title: string }[],
): TermGroup[] {
  const termIds = new Set(terms.map(({ id }) => id));
  const keyOf = ({ termId }: Topic) => (termId !== null && termIds.has(termId) ? termId : null);
  const byTerm = Map.groupBy(topics, keyOf);
  const termGroups = terms
    .toSorted(byTitle)
    .map(({ id, title }) => ({ key: id, title, topics: byTerm.get(id) ?? [] }));
  const unassigned = { key: 'unassigned', title: 'Unassigned Topics', topics: byTerm.get(null) ?? [] };
  return [...termGroups, unassigned].filter((group) => group.topics.length > 0);
}
