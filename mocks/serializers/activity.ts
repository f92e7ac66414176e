import type { components } from '#api/contract.gen.ts';
import type { Db } from '../data/db.ts';
import type { ActivityRecord, AttemptRecord, QuestionRecord } from '../data/records.ts';
import { findsActivity, seesAnswerKey } from '../rules/accounts/access.ts';
import { isScorable, type AnswerKey, type GivenAnswer } from '../rules/activities/scoring.ts';
import { NotFound } from '../server/failure.ts';
import type { Actor } from '../server/tokens.ts';
import { authoredData, toAuthorQuestion, toLearnerQuestion, toReviewQuestion } from './question.ts';

type Schemas = components['schemas'];

export const questionsOf = (db: Db, activityId: string): QuestionRecord[] =>
  db.questions
    .where('activityId', activityId)
    .toSorted((first, second) => first.sortOrder - second.sortOrder);

/** @throws Failure 404, for Learners and Parents also when the activity is suspended */
export function getActivityOrThrow(db: Db, actor: Actor, activityId: string): ActivityRecord {
  const activity = db.activities.getOrThrow(activityId);
  if (!findsActivity(actor, activity)) throw new NotFound('Activity');
  return activity;
}

export const activitiesOfSubject = (db: Db, subjectId: string): ActivityRecord[] =>
  db.topics.where('subjectId', subjectId).flatMap((topic) => db.activities.where('topicId', topic.id));

/** Whose attempts stand in `results` where the contract says nothing else: those of a Learner who calls. */
const ownResults = (viewer: Actor): string | undefined => (viewer.role === 'Learner' ? viewer.id : undefined);

/** Those of the activities that the viewer finds, each with one learner's attempts. */
export function toActivities(
  db: Db,
  activities: readonly ActivityRecord[],
  viewer: Actor,
  learnerId = ownResults(viewer),
): Schemas['Activity'][] {
  const found = activities.filter((activity) => findsActivity(viewer, activity));
  return found.map((activity) => toActivity(db, activity, viewer, learnerId));
}

/** An activity with one learner's attempts; the viewer decides whether the answer key is in it (D-062). */
export function toActivity(
  db: Db,
  activity: ActivityRecord,
  viewer: Actor,
  learnerId = ownResults(viewer),
): Schemas['Activity'] {
  const questions = questionsOf(db, activity.id);
  const { id, topicId, title, description, lastModifiedUserId, mediaPath } = activity;
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
      seesAnswerKey(viewer) ? toAuthorQuestion(question) : toLearnerQuestion(question),
    ),
    results: learnerId === undefined ? [] : attemptsOf(db, learnerId, id).map(toResultAttempt),
  };
}

/** The attempts of one learner at one activity, the first one first. */
export const attemptsOf = (db: Db, learnerId: string, activityId: string): AttemptRecord[] =>
  db.attempts
    .where('learnerId', learnerId)
    .filter((attempt) => attempt.activityId === activityId)
    .toSorted((first, second) => first.attemptNumber - second.attemptNumber);

const toResultAttempt = ({
  id,
  attemptNumber,
  totalScore,
  activityTotalScore,
}: AttemptRecord): Schemas['ResultAttempt'] => ({ id, attemptNumber, totalScore, activityTotalScore });

/** The sheet to answer: withheld for everyone, with the caller's own unsent answers in it. */
export function toAnswerSheet(db: Db, activity: ActivityRecord, answererId: string): Schemas['AnswerSheet'] {
  const draft = draftOf(db, answererId, activity.id);
  return {
    id: activity.id,
    topicId: activity.topicId,
    title: activity.title,
    description: activity.description,
    questions: questionsOf(db, activity.id).map((question) =>
      toLearnerQuestion(question, draft[question.id]),
    ),
  };
}

export const draftId = (learnerId: string, activityId: string): string => `${learnerId}:${activityId}`;

function draftOf(db: Db, learnerId: string, activityId: string): Record<string, GivenAnswer> {
  const draft = db.drafts.get(draftId(learnerId, activityId));
  return draft ? (JSON.parse(draft.answers) as Record<string, GivenAnswer>) : {};
}

/** An attempt with every answer revealed, as it was marked. */
export function toActivityResult(db: Db, attempt: AttemptRecord): Schemas['ActivityResult'] {
  const activity = db.activities.getOrThrow(attempt.activityId);
  const questions = JSON.parse(attempt.questions) as QuestionRecord[];
  return {
    id: attempt.id,
    activityId: activity.id,
    attemptNumber: attempt.attemptNumber,
    topicId: activity.topicId,
    title: activity.title,
    description: activity.description,
    totalScore: attempt.totalScore,
    activityTotalScore: attempt.activityTotalScore,
    questions: questions
      .toSorted((first, second) => first.sortOrder - second.sortOrder)
      .map(toReviewQuestion),
  };
}
