import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import {
  findBestAttempt,
  countUntouched,
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
 * Chooses the next step of a learner, in this order: a draft, the next activity of the topic of the last attempt, the
 * first activity without an attempt, the first with less than the full score. A draft in the topic of the last attempt
 * precedes other drafts.
 *
 * @returns undefined if every activity has the full score
 */
export function chooseNextJump(input: NextJumpInput): NextJump | undefined {
  const candidates = getCandidates(input);
  const progressOf = ({ activity }: TopicActivity) => draftProgress(activity, input.answers.get(activity.id));
  const draft = candidates.find(progressOf);
  const progress = draft && progressOf(draft);
  if (draft && progress) return { kind: 'draft', progress, ...draft };
  const candidate =
    candidates.find(isNotAttempted) ?? candidates.find(({ activity }) => canScoreMore(activity));
  return candidate && { kind: 'activity', ...candidate };
}

export interface NewActivity extends TopicActivity {
  /** The number of questions without an answer. */
  available: number;
  /** Whether the learner has answered a question of it. */
  isStarted: boolean;
}

/** Chooses the activity without an attempt from which the round of the day takes new questions, drafts first. */
export function chooseNewActivity(input: NextJumpInput): NewActivity | undefined {
  const activities = getCandidates(input)
    .filter(isNotAttempted)
    .map((candidate) => {
      const answers = input.answers.get(candidate.activity.id);
      return {
        ...candidate,
        available: countUntouched(candidate.activity, answers),
        isStarted: draftProgress(candidate.activity, answers) !== undefined,
      };
    })
    .filter(({ available }) => available > 0);
  return activities.find(({ isStarted }) => isStarted) ?? activities[0];
}

/** The activities with questions that can be answered, those of the topic of the last attempt first. */
function getCandidates({
  subjectsWithTopics,
  activities,
  lastTopicId,
  answers,
}: NextJumpInput): TopicActivity[] {
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
  const isInLastTopic = ({ topic }: TopicActivity) => topic.id === lastTopicId;
  return [
    ...candidates.filter(isInLastTopic),
    ...candidates.filter((candidate) => !isInLastTopic(candidate)),
  ];
}

const isNotAttempted = ({ activity }: TopicActivity): boolean => activity.results.length === 0;

function canScoreMore({ results }: Activity): boolean {
  const best = findBestAttempt(results);
  return best !== undefined && best.totalScore < best.activityTotalScore;
}
