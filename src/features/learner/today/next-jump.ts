import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import {
  findBestAttempt,
  countUnanswered,
  draftProgress,
  isWaitingToBeSent,
  type DeviceAnswers,
  type Progress,
} from '../progress.ts';

type Schemas = components['schemas'];

export interface TopicActivity {
  activity: Activity;
  topic: Schemas['Topic'];
  subject: Schemas['Subject'];
}

export type NextJump =
  | ({ kind: 'draft'; progress: Progress } & TopicActivity)
  | ({ kind: 'activity' } & TopicActivity);

interface NextJumpInput {
  /** The subjects with their topics, in display order. */
  subjectsWithTopics: readonly { subject: Schemas['Subject']; topics: readonly Schemas['Topic'][] }[];
  activities: readonly Activity[];
  lastTopicId: string | undefined;
  /** The answers stored on this device, by activity id. */
  answers: ReadonlyMap<string, DeviceAnswers>;
}

/**
 * Chooses the next step of a learner, in this order: a draft, the next activity of the topic of the last
 * attempt, the first activity without an attempt, the first with less than the full score. A draft in the
 * topic of the last attempt precedes other drafts.
 *
 * @returns undefined if every activity has the full score
 */
export function chooseNextJump({
  subjectsWithTopics,
  activities,
  lastTopicId,
  answers,
}: NextJumpInput): NextJump | undefined {
  const candidates = subjectsWithTopics.flatMap(({ subject, topics }) =>
    topics.flatMap((topic) =>
      activities
        .filter(
          ({ id, topicId, questions }) =>
            topicId === topic.id && questions.length > 0 && !isWaitingToBeSent(answers.get(id)),
        )
        .toSorted(byTitle)
        .map((activity) => ({ activity, topic, subject })),
    ),
  );
  const inLastTopic = candidates.filter(({ topic }) => topic.id === lastTopicId);

  const progressOf = ({ activity }: TopicActivity) => draftProgress(activity, answers.get(activity.id));
  const draft = [...inLastTopic, ...candidates].find(progressOf);
  const progress = draft && progressOf(draft);
  if (draft && progress) return { kind: 'draft', progress, ...draft };
  const next = [...inLastTopic, ...candidates].find(({ activity }) => activity.results.length === 0);
  const candidate = next ?? candidates.find(({ activity }) => canScoreMore(activity));
  return candidate && { kind: 'activity', ...candidate };
}

function canScoreMore({ results }: Activity): boolean {
  const best = findBestAttempt(results);
  return best !== undefined && best.totalScore < best.activityTotalScore;
}

/** Counts the questions that the round of the day may take from the next activity: it must have no attempt yet. */
export const countAvailable = (
  next: NextJump | undefined,
  answers: ReadonlyMap<string, DeviceAnswers>,
): number =>
  next && next.activity.results.length === 0
    ? countUnanswered(next.activity, answers.get(next.activity.id))
    : 0;
