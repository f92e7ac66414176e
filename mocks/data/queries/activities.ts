import type { SavedAnswer } from '#mocks/rules/activities/merge-answers.ts';
import type { Db } from '../db.ts';
import type { AttemptRecord } from '../models/attempts.ts';
import type { ActivityRecord, QuestionRecord } from '../models/curriculum.ts';

export const activitiesOfSubject = (db: Db, subjectId: string): ActivityRecord[] =>
  db.topics.where('subjectId', subjectId).flatMap((topic) => db.activities.where('topicId', topic.id));

export const questionsOf = (db: Db, activityId: string): QuestionRecord[] =>
  db.questions
    .where('activityId', activityId)
    .toSorted((first, second) => first.sortOrder - second.sortOrder);

/** Returns the oldest attempt first. */
export const attemptsOf = (db: Db, learnerId: string, activityId: string): AttemptRecord[] =>
  db.attempts
    .where('learnerId', learnerId)
    .filter((attempt) => attempt.activityId === activityId)
    .toSorted((first, second) => first.attemptNumber - second.attemptNumber);

export const draftId = (learnerId: string, activityId: string): string => `${learnerId}:${activityId}`;

/** Answers that are saved and not submitted, by question id. */
export function savedAnswers(db: Db, learnerId: string, activityId: string): Record<string, SavedAnswer> {
  const draft = db.drafts.get(draftId(learnerId, activityId));
  return JSON.parse(draft?.answers ?? '{}') as Record<string, SavedAnswer>;
}
