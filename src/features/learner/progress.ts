import type { components } from '#api/contract.gen.ts';
import { byTitle } from '#lib/natural-sort.ts';

type Schemas = components['schemas'];
type Topic = Schemas['Topic'];
type AttemptScore = Pick<Schemas['ResultAttempt'], 'totalScore' | 'activityTotalScore'>;

/** An activity with the attempts of one learner. */
interface AttemptedActivity {
  topicId: string;
  results: readonly unknown[];
}

export interface Progress {
  /** Activities with at least one attempt (LRN-019). */
  done: number;
  total: number;
}

export const progressOf = (activities: readonly AttemptedActivity[]): Progress => ({
  done: activities.filter(({ results }) => results.length > 0).length,
  total: activities.length,
});

/** The progress as text, for the header of a screen. */
export const doneText = ({ done, total }: Progress): string =>
  total === 0 ? 'No activities yet' : `${done} of ${total} activities done`;

/** Every activity is done. A topic without activities is not completed (D-055). */
export const isCompleted = ({ done, total }: Progress): boolean => total > 0 && done === total;

/** The progress in each of the given topics, and in all together. */
export function progressInTopics(
  topics: readonly { id: string }[],
  activities: readonly AttemptedActivity[],
) {
  const byTopic = Map.groupBy(activities, ({ topicId }) => topicId);
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
 * Groups topics by term, the terms by title. Topics without a term, or with an unknown one, come last (D-234). Groups
 * without topics are left out.
 *
 * @param topics in the order in which each group shows them
 */
export function groupByTerm(
  topics: readonly Topic[],
  terms: readonly { id: string; title: string }[],
): TermGroup[] {
  const known = new Set(terms.map(({ id }) => id));
  const keyOf = ({ termId }: Topic) => (termId !== null && known.has(termId) ? termId : null);
  const byTerm = Map.groupBy(topics, keyOf);
  const ofTerms = terms
    .toSorted(byTitle)
    .map(({ id, title }) => ({ key: id, title, topics: byTerm.get(id) ?? [] }));
  const unassigned = { key: 'unassigned', title: 'Unassigned Topics', topics: byTerm.get(null) ?? [] };
  return [...ofTerms, unassigned].filter((group) => group.topics.length > 0);
}

const ratioOf = ({ totalScore, activityTotalScore }: AttemptScore): number =>
  activityTotalScore > 0 ? totalScore / activityTotalScore : 0;

/** The attempt with the best ratio of score to possible score, the first of equals; undefined without attempts. */
export const bestOf = <Attempt extends AttemptScore>([first, ...others]: readonly Attempt[]):
  | Attempt
  | undefined =>
  first && others.reduce((best, attempt) => (ratioOf(attempt) > ratioOf(best) ? attempt : best), first);

interface LearnerFigures {
  /** Whole percent. */
  gradeAverage: number;
  /** Number of attempts. */
  answered: number;
  /** ISO 8601; undefined without attempts. */
  lastActivity: string | undefined;
}

/**
 * The figures of a learner from the rows of the report; zero without rows (D-053). The average is the mean of the best
 * attempts at each activity. Activities in which nothing can be scored do not count.
 */
export function learnerFigures(report: readonly Schemas['ActivityReportRow'][]): LearnerFigures {
  const scored = report.filter(({ activityTotalScore }) => activityTotalScore > 0);
  const byActivity = Map.groupBy(scored, ({ activityId }) => activityId);
  const ratios = [...byActivity.values()].map((attempts) => Math.max(...attempts.map(ratioOf)));
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  return {
    gradeAverage: Math.round((sum / Math.max(ratios.length, 1)) * 100),
    answered: report.length,
    lastActivity: newest(report.map(({ modifiedDate }) => modifiedDate)),
  };
}

/** Compared as points in time, not as strings: the UTC offset may differ (D-086). */
const newest = (timestamps: readonly string[]): string | undefined =>
  timestamps.toSorted((first, second) => Date.parse(second) - Date.parse(first))[0];
