import type { Answers } from '#answers/answers.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { percentOf, type Score } from '#lib/scores.ts';
import { answeredCount, isStarted } from '#questions/answers.ts';

/** An activity with the attempts of one learner. */
interface AttemptedActivity {
  topicId: string;
  results: readonly unknown[];
}

/** How much of something is done: of activities, or of the questions of one. */
export interface Progress {
  /** For activities, those with at least one attempt (LRN-019). */
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

/** What progress needs of the answers on this device; undefined without any. */
export type AnswersHere = Pick<Answers, 'stage' | 'questions'> | undefined;

/** The answers are submitted, and are not on the server yet. */
export const isWaiting = (here: AnswersHere): boolean =>
  here?.stage.name === 'submitting' || here?.stage.name === 'waiting';

/**
 * How many questions of an activity are answered and not submitted; undefined if no answer was begun, or the server does
 * not say.
 */
export function draftProgress(
  { questions }: Pick<Activity, 'questions'>,
  here: AnswersHere,
): Progress | undefined {
  const isNewer = here?.stage.name === 'editing' && here.stage.save !== 'untouched';
  const answered = isNewer ? here.questions : questions;
  if (isWaiting(here) || !answered.some(isStarted)) return undefined;
  return { done: answeredCount(answered), total: answered.length };
}

/** The attempt with the best ratio of score to possible score, the first of equals; undefined without attempts. */
export const bestOf = <Attempt extends Score>([first, ...others]: readonly Attempt[]): Attempt | undefined =>
  first &&
  others.reduce(
    (best, attempt) => ((percentOf(attempt) ?? 0) > (percentOf(best) ?? 0) ? attempt : best),
    first,
  );
