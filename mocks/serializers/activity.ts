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

/** Whose attempts `results` contains unless the contract says otherwise: those of a Learner who makes the call. */
const ownResults = (viewer: Viewer): string | undefined =>
  viewer.role === 'Learner' ? viewer.id : undefined;

/** Those of the activities that the viewer can see, each with one learner's attempts. */
export const toActivities = (
  db: Db,
  activities: readonly ActivityRecord[],
  viewer: Viewer,
  learnerId = ownResults(viewer),
): Schemas['Activity'][] =>
  activities
    .filter((activity) => canSeeActivity(viewer, activity))
    .map((activity) => toActivity(db, activity, viewer, learnerId));

/**
 * An activity with one learner's attempts; the viewer's role decides whether it has the answer key (D-062). Learners find
 * the answers in it that they have saved and not submitted.
 */
export function toActivity(
  db: Db,
  activity: ActivityRecord,
  viewer: Viewer,
  learnerId = ownResults(viewer),
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

/** The activity for somebody who may save it. Without the answer key there is no version: the key could be guessed from it. */
export function toActivityWithVersion(db: Db, activity: ActivityRecord, viewer: Viewer): Schemas['Activity'] {
  const whole = toActivity(db, activity, viewer);
  if (!canSeeAnswerKey(viewer)) return whole;
  const { title, description, topicId, questions } = whole;
  return { ...whole, version: recordVersion([title, description, topicId, questions]) };
}

/** The answer sheet: without the answer key for everyone, with the caller's own unsubmitted answers. */
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
