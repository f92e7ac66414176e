import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { bestOf, draftProgress, isWaiting, type AnswersHere, type Progress } from '../../progress.ts';

type Schemas = components['schemas'];

/** An activity and where it stands. */
export interface Place {
  activity: Activity;
  topic: Schemas['Topic'];
  subject: Schemas['Subject'];
}

/** The one thing to do next. */
export type NextJump =
  /** Answers that were saved and not submitted. */
  | ({ kind: 'draft'; progress: Progress } & Place)
  /** Questions that were not right, and come back today. */
  | { kind: 'revisit'; count: number }
  | ({ kind: 'activity' } & Place);

interface Known {
  /** In the order of the dashboard's cards. */
  cards: readonly { subject: Schemas['Subject']; topics: readonly Schemas['Topic'][] }[];
  activities: readonly Activity[];
  /** The topic of the last attempt. */
  lastTopicId: string | undefined;
  /** How many questions come back today. */
  dueCount: number;
  /** The answers on this device by activity. */
  answers: ReadonlyMap<string, AnswersHere>;
}

/**
 * Chooses what a learner does next: a draft, then mistakes to practise, then the next activity of the topic last worked on, then
 * the first activity without an attempt, then the first that could still score more. A draft of the topic last worked on goes
 * before others.
 *
 * @returns undefined when there is nothing to do, or nothing left to gain
 */
export function nextJump({ cards, activities, lastTopicId, dueCount, answers }: Known): NextJump | undefined {
  const places = cards.flatMap(({ subject, topics }) =>
    topics.flatMap((topic) =>
      activities
        .filter(
          ({ id, topicId, questions }) =>
            topicId === topic.id && questions.length > 0 && !isWaiting(answers.get(id)),
        )
        .toSorted(byTitle)
        .map((activity) => ({ activity, topic, subject })),
    ),
  );
  const inLastTopic = places.filter(({ topic }) => topic.id === lastTopicId);

  const progressOf = ({ activity }: Place) => draftProgress(activity, answers.get(activity.id));
  const draft = [...inLastTopic, ...places].find(progressOf);
  const progress = draft && progressOf(draft);
  if (draft && progress) return { kind: 'draft', progress, ...draft };
  if (dueCount > 0) return { kind: 'revisit', count: dueCount };
  const next = [...inLastTopic, ...places].find(({ activity }) => activity.results.length === 0);
  const place = next ?? places.find(({ activity }) => canScoreMore(activity));
  return place && { kind: 'activity', ...place };
}

function canScoreMore({ results }: Activity): boolean {
  const best = bestOf(results);
  return best !== undefined && best.totalScore < best.activityTotalScore;
}
