/** What goes with a record when it is deleted (D-152, and the descriptions of the tags). */
import type { Db } from '../data/db.ts';
import { endSessions } from './accounts/accounts.ts';
import { mediaPathsIn, removeUnusedFiles } from './media/stored-files.ts';

/** The media paths that the removed records named. */
type Named = Set<string | null>;

/** A removal, and in the end that of the files that nothing names any more. */
const withFiles =
  (remove: (db: Db, id: string, named: Named) => void) =>
  (db: Db, id: string): void => {
    const named: Named = new Set();
    remove(db, id, named);
    removeUnusedFiles(db, named);
  };

function removeChangeSets(db: Db, entityIds: readonly string[], named: Named): void {
  for (const { snapshotJson, patchJson } of entityIds.flatMap((id) => db.changeSets.where('entityId', id))) {
    for (const path of [...mediaPathsIn(snapshotJson), ...mediaPathsIn(patchJson)]) named.add(path);
  }
  db.changeSets.removeWhere('entityId', entityIds);
}

function removeAttempts(db: Db, of: 'activityId' | 'learnerId', ids: readonly string[], named: Named): void {
  const attempts = ids.flatMap((id) => db.attempts.where(of, id));
  // Many attempts hold the same text; each text is looked through once.
  for (const questions of new Set(attempts.map((attempt) => attempt.questions))) {
    for (const path of mediaPathsIn(questions)) named.add(path);
  }
  db.attempts.removeWhere(of, ids);
}

function removeActivities(db: Db, ids: readonly string[], named: Named): void {
  const questions = ids.flatMap((id) => db.questions.where('activityId', id));
  for (const { mediaPath } of questions) named.add(mediaPath);
  for (const id of ids) named.add(db.activities.get(id)?.mediaPath ?? null);
  removeChangeSets(db, [...ids, ...questions.map(({ id }) => id)], named);
  removeAttempts(db, 'activityId', ids, named);
  db.drafts.removeWhere('activityId', ids);
  db.questions.removeWhere('activityId', ids);
  for (const id of ids) db.activities.remove(id);
}

function removeTopics(db: Db, ids: readonly string[], named: Named): void {
  const activities = ids.flatMap((id) => db.activities.where('topicId', id));
  removeActivities(
    db,
    activities.map(({ id }) => id),
    named,
  );
  for (const id of ids) db.topics.remove(id);
}

function removeSubjects(db: Db, ids: readonly string[], named: Named): void {
  const topics = ids.flatMap((id) => db.topics.where('subjectId', id));
  removeTopics(
    db,
    topics.map(({ id }) => id),
    named,
  );
  for (const id of ids) db.subjects.remove(id);
}

/** With its change sets and the answers saved for it; attempts keep it as it was marked. */
export const deleteQuestion = withFiles((db, questionId, named) => {
  const question = db.questions.get(questionId);
  if (!question) return;
  named.add(question.mediaPath);
  removeChangeSets(db, [questionId], named);
  for (const draft of db.drafts.where('activityId', question.activityId)) {
    const { [questionId]: gone, ...answers } = JSON.parse(draft.answers) as Record<string, unknown>;
    if (gone !== undefined) db.drafts.update(draft.id, { answers: JSON.stringify(answers) });
  }
  db.questions.remove(questionId);
});

/** With its questions, attempts, saved answers and change sets. */
export const deleteActivity = withFiles((db, id, named) => removeActivities(db, [id], named));

/** With its activities. */
export const deleteTopic = withFiles((db, id, named) => removeTopics(db, [id], named));

/** With its topics. */
export const deleteSubject = withFiles((db, id, named) => removeSubjects(db, [id], named));

/** With its subjects. */
export const deleteGrade = withFiles((db, gradeId, named) => {
  const subjects = db.subjects.where('gradeId', gradeId);
  removeSubjects(
    db,
    subjects.map(({ id }) => id),
    named,
  );
  db.grades.remove(gradeId);
});

/** Nothing else goes: its topics then belong to no term (D-152). */
export function deleteTerm(db: Db, termId: string): void {
  for (const { id } of db.topics.where('termId', termId)) db.topics.update(id, { termId: null });
  db.terms.remove(termId);
}

/** Ends one adult's link. A primary parent hands over to the adult linked longest. */
export function unlinkParent(db: Db, guardianId: string): void {
  const { learnerId, isPrimaryParent } = db.guardians.getOrThrow(guardianId);
  db.guardians.remove(guardianId);
  const [next] = db.guardians.where('learnerId', learnerId);
  if (isPrimaryParent && next) db.guardians.update(next.id, { isPrimaryParent: true });
}

/** An account with its sessions, its links to learners, and everything that was the account's own as a learner. */
export const deleteAccount = withFiles((db, userId, named) => {
  for (const { id } of db.guardians.where('parentId', userId)) unlinkParent(db, id);
  removeAttempts(db, 'learnerId', [userId], named);
  const owner = [userId];
  db.guardians.removeWhere('learnerId', owner);
  db.parentInvites.removeWhere('learnerId', owner);
  db.drafts.removeWhere('learnerId', owner);
  db.subscriptions.removeWhere('learnerId', owner);
  db.payments.removeWhere('learnerId', owner);
  db.resetTokens.removeWhere('userId', owner);
  endSessions(db, userId);
  db.users.remove(userId);
});
