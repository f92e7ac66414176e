import type { Answers } from '#answers/answers.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { percentOf, type Score } from '#lib/scores.ts';
import { answeredCount, isStarted } from '#questions/answers.ts';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';

interface AttemptedActivity {
  topicId: string;
  results: readonly unknown[];
}

export interface Progress {
  /** Activities with at least one attempt (LRN-019), or answered questions. */
  done: number;
  total: number;
}

export const countProgress = (activities: readonly AttemptedActivity[]): Progress => ({
  done: activities.filter(({ results }) => results.length > 0).length,
  total: activities.length,
});

export const formatProgress = ({ done, total }: Progress): string =>
  total === 0 ? 'No activities yet' : `${done} of ${total} activities done`;

/** A topic without activities is not completed (D-055). */
export const isCompleted = ({ done, total }: Progress): boolean => total > 0 && done === total;

export function countTopicProgress(
  topics: readonly { id: string }[],
  activities: readonly AttemptedActivity[],
) {
  const byTopic = Map.groupBy(activities, ({ topicId }) => topicId);
  return {
    ofTopic: (topicId: string): Progress => countProgress(byTopic.get(topicId) ?? []),
    ofAllTopics: countProgress(topics.flatMap(({ id }) => byTopic.get(id) ?? [])),
  };
}

/** The answers to an activity on this device, if any. */
export type DeviceAnswers = Pick<Answers, 'stage' | 'questions'> | undefined;

/** Whether the answers are submitted but not yet on the server. */
export const isWaitingToBeSent = (deviceAnswers: DeviceAnswers): boolean =>
  deviceAnswers?.stage.name === 'submitting' || deviceAnswers?.stage.name === 'waiting';

/** Returns the questions with the answers on this device, or those on the server if this device has no newer ones. */
function newestQuestions(
  { questions }: Pick<Activity, 'questions'>,
  deviceAnswers: DeviceAnswers,
): Activity['questions'] | NonNullable<DeviceAnswers>['questions'] {
  const isNewer = deviceAnswers?.stage.name === 'editing' && deviceAnswers.stage.save !== 'untouched';
  return isNewer ? deviceAnswers.questions : questions;
}

/** Whether a question can be answered and has no answer yet, not even a part of one. */
export const isUntouched = (question: Pick<Question, 'type' | 'data'>): boolean =>
  parseQuestion(question) !== undefined && !isStarted(question);

export const countUntouched = (activity: Pick<Activity, 'questions'>, deviceAnswers: DeviceAnswers): number =>
  newestQuestions(activity, deviceAnswers).filter(isUntouched).length;

/**
 * Counts the answered questions of a draft. Undefined if no answer is known, or if the answers wait to be sent.
 */
export function draftProgress(
  { questions }: Pick<Activity, 'questions'>,
  deviceAnswers: DeviceAnswers,
): Progress | undefined {
  const newest = newestQuestions({ questions }, deviceAnswers);
  if (isWaitingToBeSent(deviceAnswers) || !newest.some(isStarted)) return undefined;
  return { done: answeredCount(newest), total: newest.length };
}

/** Finds the attempt with the highest share of the possible score; the earliest of equal attempts. */
export const findBestAttempt = <Attempt extends Score>([first, ...others]: readonly Attempt[]):
  | Attempt
  | undefined =>
  first &&
  others.reduce(
    (best, attempt) => ((percentOf(attempt) ?? 0) > (percentOf(best) ?? 0) ? attempt : best),
    first,
  );
