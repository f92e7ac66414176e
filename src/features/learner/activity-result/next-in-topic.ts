import type { Activity } from '#api/queries/activities/lists.ts';

/**
 * The activity to go on with after another one: the next of the topic that has questions and no attempt yet, from the
 * beginning after the last. Undefined when all are done.
 *
 * @param activities of one topic, in the order in which the topic shows them
 */
export function nextInTopic(activities: readonly Activity[], activityId: string): Activity | undefined {
  const index = activities.findIndex(({ id }) => id === activityId);
  return [...activities.slice(index + 1), ...activities.slice(0, Math.max(index, 0))].find(
    ({ questions, results }) => questions.length > 0 && results.length === 0,
  );
}
