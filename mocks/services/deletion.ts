/* Deletes a record with its dependent records (D-152, and the descriptions of the contract's tags). */
import type { Db } from '../data/db.ts';
import { endSessions } from './accounts/accounts.ts';
import { endLostRights } from './accounts/lost-rights.ts';
import { unlinkParent } from './guardians.ts';
import { mediaPathsIn, removeUnusedFiles } from './media/stored-files.ts';
import { endCheckouts } from './subscriptions/refunds.ts';

type MediaPaths = Set<string | null>;

/** Adds the deletion of files that become unused. */
const withUnusedFiles =
  (remove: (db: Db, id: string, media: MediaPaths) => void) =>
  (db: Db, id: string): void => {
    const media: MediaPaths = new Set();
    remove(db, id, media);
    removeUnusedFiles(db, media);
  };

function removeChangeSets(db: Db, entityIds: readonly string[], media: MediaPaths): void {
  for (const { snapshotJson, patchJson } of entityIds.flatMap((id) => db.changeSets.where('entityId', id))) {
    for (const path of [...mediaPathsIn(snapshotJson), ...mediaPathsIn(patchJson)]) media.add(path);
  }
  db.changeSets.removeWhere('entityId', entityIds);
}

function removeAttempts(
  db: Db,
  column: 'activityId' | 'learnerId',
  ids: readonly string[],
  media: MediaPaths,
): void {
  const attempts = ids.flatMap((id) => db.attempts.where(column, id));
  // Many attempts have the same questions: search equal texts once.
  for (const questions of new Set(attempts.map((attempt) => attempt.questions))) {
    for (const path of mediaPathsIn(questions)) media.add(path);
  }
  db.attempts.removeWhere(column, ids);
}

function removeActivities(db: Db, ids: readonly string[], media: MediaPaths): void {
  const questions = ids.flatMap((id) => db.questions.where('activityId', id));
  for (const { mediaPath } of questions) media.add(mediaPath);
  for (const id of ids) media.add(db.activities.get(id)?.mediaPath ?? null);
  removeChangeSets(db, [...ids, ...questions.map(({ id }) => id)], media);
  removeAttempts(db, 'activityId', ids, media);
  db.drafts.removeWhere('activityId', ids);
  db.questions.removeWhere('activityId', ids);
  for (const id of ids) db.activities.remove(id);
}

function removeTopics(db: Db, ids: readonly string[], media: MediaPaths): void {
  const activities = ids.flatMap((id) => db.activities.where('topicId', id));
  removeActivities(
    db,
    activities.map(({ id }) => id),
    media,
  );
  for (const id of ids) db.topics.remove(id);
}

function removeSubjects(db: Db, ids: readonly string[], media: MediaPaths): void {
  const topics = ids.flatMap((id) => db.topics.where('subjectId', id));
  removeTopics(
    db,
    topics.map(({ id }) => id),
    media,
  );
  for (const id of ids) db.subjects.remove(id);
}

/** Also deletes its change sets and saved answers. Attempts contain a copy of the question. */
export const deleteQuestion = withUnusedFiles((db, questionId, media) => {
  const question = db.questions.get(questionId);
  if (!question) return;
  media.add(question.mediaPath);
  removeChangeSets(db, [questionId], media);
  for (const draft of db.drafts.where('activityId', question.activityId)) {
    const { [questionId]: removed, ...answers } = JSON.parse(draft.answers) as Record<string, unknown>;
    if (removed !== undefined) db.drafts.update(draft.id, { answers: JSON.stringify(answers) });
  }
  db.questions.remove(questionId);
});

/** Also deletes its questions, attempts, saved answers and change sets. */
export const deleteActivity = withUnusedFiles((db, id, media) => removeActivities(db, [id], media));

export const deleteTopic = withUnusedFiles((db, id, media) => removeTopics(db, [id], media));

export const deleteSubject = withUnusedFiles((db, id, media) => removeSubjects(db, [id], media));

export const deleteGrade = withUnusedFiles((db, gradeId, media) => {
  const subjects = db.subjects.where('gradeId', gradeId);
  removeSubjects(
    db,
    subjects.map(({ id }) => id),
    media,
  );
  db.grades.remove(gradeId);
});

/** Keeps the term's topics, without a term. */
export function deleteTerm(db: Db, termId: string): void {
  for (const { id } of db.topics.where('termId', termId)) db.topics.update(id, { termId: null });
  db.terms.remove(termId);
}

/**
 * Deletes an account with its sessions, its links to learners, and its records as a learner. Cancels open payments for
 * this learner, and refunds paid ones that are not confirmed yet.
 */
export function deleteAccount(db: Db, userId: string, call: { now: Date; applicationUrl: string }): void {
  endCheckouts(db, userId, 'deleted', call);
  removeAccount(db, userId);
  endLostRights(db, userId, call.now);
}

const removeAccount = withUnusedFiles((db, userId, media) => {
  for (const { id } of db.guardians.where('parentId', userId)) unlinkParent(db, id);
  removeAttempts(db, 'learnerId', [userId], media);
  const owner = [userId];
  db.guardians.removeWhere('learnerId', owner);
  db.consents.remove(userId);
  db.avatars.remove(userId);
  db.parentInvites.removeWhere('learnerId', owner);
  db.drafts.removeWhere('learnerId', owner);
  db.subscriptions.removeWhere('learnerId', owner);
  db.payments.removeWhere('learnerId', owner);
  db.resetTokens.removeWhere('userId', owner);
  endSessions(db, userId);
  db.users.remove(userId);
});
