import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { bestOf } from '../../progress.ts';

type Subject = components['schemas']['Subject'];
type Topic = components['schemas']['Topic'];

export interface NextActivity {
  activity: Activity;
  topic: Topic;
  subject: Subject;
}

/**
 * What a learner could do next, in the order of the dashboard's cards: the first activity without an attempt, else
 * the first that could still score more. Undefined when there is nothing to do, or nothing left to gain.
 */
export function nextActivity(
  subjects: readonly { subject: Subject; topics: readonly Topic[] }[],
  activities: readonly Activity[],
): NextActivity | undefined {
  const inOrder = subjects.flatMap(({ subject, topics }) =>
    topics.flatMap((topic) =>
      activities
        .filter(({ topicId, questions }) => topicId === topic.id && questions.length > 0)
        .toSorted(byTitle)
        .map((activity) => ({ activity, topic, subject })),
    ),
  );
  return (
    inOrder.find(({ activity }) => activity.results.length === 0) ??
    inOrder.find(({ activity }) => {
      const best = bestOf(activity.results);
      return best !== undefined && best.totalScore < best.activityTotalScore;
    })
  );
}
