import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { ActivityRecord } from '../data/models/curriculum.ts';
import { attemptsOf, questionsOf, savedAnswers } from '../data/queries/activities.ts';
import { canSeeActivity, canSeeAnswerKey, type Viewer } from '../rules/accounts/access.ts';
import { isScorable, type AnswerKey } from '../rules/activities/scoring.ts';
import { recordVersion } from '../rules/record-version.ts';
import { toResultAttempt } from './attempt.ts';
import { authoredData, toAuthorQuestion, toLearnerQuestion } from './question.ts';

type Schemas = components['schemas'];

/** The learner whose attempts `results` contains by default: the caller, if that is a Learner. */
const defaultLearnerId = (viewer: Viewer): string | undefined =>
  viewer.role === 'Learner' ? viewer.id : undefined;

export const toActivities = (
  db: Db,
  activities: readonly ActivityRecord[],
  viewer: Viewer,
  learnerId = defaultLearnerId(viewer),
): Schemas['Activity'][] =>
  activities
    .filter((activity) => canSeeActivity(viewer, activity))
    .map((activity) => toActivity(db, activity, viewer, learnerId));

/**
 * Serializes an activity with one learner's attempts. It has the answer key only for viewers who may see it (D-062), and a
 * Learner's saved answers for that Learner.
 */
export function toActivity(
  db: Db,
  activity: ActivityRecord,
  viewer: Viewer,
  learnerId = defaultLearnerId(viewer),
): Schemas['Activity'] {
  const questions = questionsOf(db, activity.id);
  const { id, topicId, title, description, lastModifiedUserId, mediaPath } = activity;
  const answers = learnerId === viewer.id ? savedAnswers(db, learnerId, id) : {};
  return {
    id,
    topicId,
    title,
    description,
    totalScore: questions.filter((question) => isScorable(question.type, authoredData(question) as AnswerKey))
      .length,
    lastModifiedUserId,
    mediaPath,
    questions: questions.map((question) =>
      canSeeAnswerKey(viewer)
        ? toAuthorQuestion(question)
        : toLearnerQuestion(question, answers[question.id]?.given),
    ),
    results: learnerId === undefined ? [] : attemptsOf(db, learnerId, id).map(toResultAttempt),
  };
}

/** Adds the version for viewers who may see the answer key. Others could guess the key from the version. */
export function toActivityWithVersion(db: Db, activity: ActivityRecord, viewer: Viewer): Schemas['Activity'] {
  const serialized = toActivity(db, activity, viewer);
  if (!canSeeAnswerKey(viewer)) return serialized;
  const { title, description, topicId, questions } = serialized;
  return { ...serialized, version: recordVersion([title, description, topicId, questions]) };
}

/** Serializes an answer sheet without the answer key for all roles, with the caller's saved answers. */
export function toAnswerSheet(db: Db, activity: ActivityRecord, callerId: string): Schemas['AnswerSheet'] {
  const { id, topicId, title, description } = activity;
  const answers = savedAnswers(db, callerId, id);
  const latestAttempt = attemptsOf(db, callerId, id).at(-1);
  return {
    id,
    topicId,
    title,
    description,
    questions: questionsOf(db, id).map((question) => {
      const saved = answers[question.id];
      const answerChangedAtUtc = saved?.changedAtUtc ?? latestAttempt?.createdAtUtc ?? null;
      return { ...toLearnerQuestion(question, saved?.given), answerChangedAtUtc };
    }),
    ...(latestAttempt && { latestAttempt: toResultAttempt(latestAttempt) }),
  };
}
