import type { Db } from '../../data/db.ts';
import {
  filePart,
  questionsToStore,
  type EditedQuestion,
  type Faults,
} from '../../rules/activities/authoring.ts';
import { questionsOf } from '../../serializers/activity.ts';
import { Invalid } from '../../server/failure.ts';
import { deleteQuestion } from '../deletion.ts';
import { removeUnusedFiles, storeFile, type SentParts } from '../media/stored-files.ts';

/** @throws Failure 400 when there is any fault */
export function refuseFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw new Invalid(faults);
}

/**
 * Puts the questions in place of those that the activity has; what is not among them is deleted.
 *
 * @param parts the new files of the questions, by the names of their parts; checked before
 */
export function replaceQuestions(
  db: Db,
  randomId: (prefix: string) => string,
  activityId: string,
  questions: readonly EditedQuestion[],
  parts: SentParts,
): void {
  const before = questionsOf(db, activityId);
  const media = before.map(({ mediaPath }) => mediaPath);
  const saved = questionsToStore(questions, before);
  const kept = new Set(saved.map(({ id }) => id));
  for (const { id } of before) if (!kept.has(id)) deleteQuestion(db, id);
  for (const { id = randomId('que'), place, mediaPath, type, data, sortOrder } of saved) {
    const file = parts.get(filePart(place));
    db.questions.upsert({
      id,
      activityId,
      type,
      data,
      sortOrder,
      mediaPath: file ? storeFile(db, randomId, file.bytes) : mediaPath,
    });
  }
  removeUnusedFiles(db, media);
}

/** Gives an activity other media, or none; the file that it had goes unless something else names it. */
export function setActivityMedia(
  db: Db,
  activityId: string,
  mediaPath: string | null,
  lastModifiedUserId: string,
): void {
  const before = db.activities.getOrThrow(activityId).mediaPath;
  db.activities.update(activityId, { mediaPath, lastModifiedUserId });
  removeUnusedFiles(db, [before]);
}
