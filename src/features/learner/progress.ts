import type { components } from '#api/contract.gen.ts';
import { byTitle } from '#lib/natural-sort.ts';

type Schemas = components['schemas'];
type Topic = Schemas['Topic'];
type Scored = Pick<Schemas['ResultAttempt'], 'totalScore' | 'activityTotalScore'>;

/** An activity as progress sees it; the attempts are those of one learner. */
interface Attempted {
  topicId: string;
  results: readonly unknown[];
}

export interface Progress {
  /** Activities with at least one attempt (LRN-019). */
  done: number;
  total: number;
}

export const progressOf = (activities: readonly Attempted[]): Progress => ({
  done: activities.filter(({ results }) => results.length > 0).length,
  total: activities.length,
});

/** The progress in words, for the head of a screen. */
export const doneText = ({ done, total }: Progress): string =>
  total === 0 ? 'No activities yet' : `${done} of ${total} activities done`;

/** Nothing is pending. A topic without activities is not completed (D-055). */
export const isCompleted = ({ done, total }: Progress): boolean => total > 0 && done === total;

/** The progress in the given topics: in one of them, or in all together. */
export function progressInTopics(topics: readonly { id: string }[], activities: readonly Attempted[]) {
  const byTopic = grouped(activities, ({ topicId }) => topicId);
  return {
    of: (topicId: string): Progress => progressOf(byTopic.get(topicId) ?? []),
    all: progressOf(topics.flatMap(({ id }) => byTopic.get(id) ?? [])),
  };
}

export interface TermGroup {
  /** The term's id, or 'unassigned'. */
  key: string;
  title: string;
  topics: Topic[];
}

/**
 * Topics by term, the terms by title. Topics without a term, or of an unknown one, come last, in a group that
 * exists only when it has any (D-234).
 *
 * @param topics in the order in which each group shows them
 */
export function groupByTerm(
  topics: readonly Topic[],
  terms: readonly { id: string; title: string }[],
): TermGroup[] {
  const known = new Set(terms.map(({ id }) => id));
  const keyOf = ({ termId }: Topic) => (termId !== null && known.has(termId) ? termId : null);
  const byTerm = grouped(topics, keyOf);
  const ofTerms = terms
    .toSorted(byTitle)
    .map(({ id, title }) => ({ key: id, title, topics: byTerm.get(id) ?? [] }));
  const unassigned = { key: 'unassigned', title: 'Unassigned Topics', topics: byTerm.get(null) ?? [] };
  return [...ofTerms, unassigned].filter((group) => group.topics.length > 0);
}

const shareOf = ({ totalScore, activityTotalScore }: Scored): number =>
  activityTotalScore > 0 ? totalScore / activityTotalScore : 0;

/** The attempt with the greatest share of its possible score, the earliest of equals; undefined without any. */
export const bestOf = <Attempt extends Scored>([first, ...others]: readonly Attempt[]): Attempt | undefined =>
  first && others.reduce((best, attempt) => (shareOf(attempt) > shareOf(best) ? attempt : best), first);

export interface LearnerFigures {
  /** Whole percent. */
  gradeAverage: number;
  /** Number of attempts. */
  answered: number;
  /** ISO 8601; undefined without attempts. */
  lastActivity: string | undefined;
}

/**
 * The figures of a learner from the rows of the report; without any they are zero (D-053). The average is the mean
 * of the best attempt at each activity. An activity in which nothing can be scored does not count.
 */
export function learnerFigures(report: readonly Schemas['ActivityReportRow'][]): LearnerFigures {
  const scored = report.filter(({ activityTotalScore }) => activityTotalScore > 0);
  // A row carries no id of its activity: the three titles together stand for it.
  const byActivity = grouped(scored, (row) =>
    JSON.stringify([row.subjectTitle, row.topicTitle, row.activityTitle]),
  );
  const shares = [...byActivity.values()].map((attempts) => Math.max(...attempts.map(shareOf)));
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    gradeAverage: Math.round((sum / Math.max(shares.length, 1)) * 100),
    answered: report.length,
    lastActivity: newest(report.map(({ modifiedDate }) => modifiedDate)),
  };
}

/** Compared as moments, not as texts: the offset may differ (D-086). */
const newest = (timestamps: readonly string[]): string | undefined =>
  timestamps.toSorted((first, second) => Date.parse(second) - Date.parse(first))[0];

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
