import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import type { SubjectWithTopics } from '#api/queries/topics.ts';
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

export interface NextJump extends TopicActivity {
  /** The progress of a draft; undefined without one. */
  progress: Progress | undefined;
}

interface NextJumpInput {
  subjectsWithTopics: readonly SubjectWithTopics[];
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
  return (
    candidates.find(({ progress }) => progress) ??
    candidates.find(isNotAttempted) ??
    candidates.find(({ activity }) => canScoreMore(activity))
  );
}

export interface NewActivity extends NextJump {
  /** The number of questions without an answer. */
  available: number;
}

/** Chooses the activity without an attempt from which the round of the day takes new questions, drafts first. */
export function chooseNewActivity(input: NextJumpInput): NewActivity | undefined {
  const activities = getCandidates(input)
    .filter(isNotAttempted)
    .map((candidate) => ({
      ...candidate,
      available: countUntouched(candidate.activity, input.answers.get(candidate.activity.id)),
    }))
    .filter(({ available }) => available > 0);
  return activities.find(({ progress }) => progress) ?? activities[0];
}

/** The activities with questions that can be answered, those of the topic of the last attempt first. */
function getCandidates({ subjectsWithTopics, activities, lastTopicId, answers }: NextJumpInput): NextJump[] {
  const candidates = subjectsWithTopics.flatMap(({ subject, topics }) =>
    topics.flatMap((topic) =>
      activities
        .filter(
          ({ id, topicId, questions }) =>
            topicId === topic.id && questions.length > 0 && !isWaitingToBeSent(answers.get(id)),
        )
        .toSorted(byTitle)
        .map((activity) => ({
          activity,
          topic,
          subject,
          progress: draftProgress(activity, answers.get(activity.id)),
        })),
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
