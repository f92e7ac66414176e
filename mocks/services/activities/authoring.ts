import type { Db } from '../../data/db.ts';
import type { QuestionRecord } from '../../data/models/curriculum.ts';
import { questionsOf } from '../../data/queries/activities.ts';
import { filePartName, questionsToStore, type EditedQuestion } from '../../rules/activities/authoring.ts';
import { Invalid } from '../../rules/failure.ts';
import type { FieldErrors } from '../../rules/field-errors.ts';
import { deleteQuestion } from '../deletion.ts';
import { removeUnusedFiles, storeFile, type FileParts } from '../media/stored-files.ts';

export function throwIfInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Invalid(errors);
}

interface SaveContext {
  db: Db;
  randomId: (prefix: string) => string;
  save: Pick<QuestionRecord, 'savedAtUtc' | 'savedByUserId'>;
}

export function replaceQuestions(
  { db, randomId, save }: SaveContext,
  activityId: string,
  questions: readonly EditedQuestion[],
  parts: FileParts,
): void {
  const before = questionsOf(db, activityId);
  const media = before.map(({ mediaPath }) => mediaPath);
  const saved = questionsToStore(questions, before);
  const savedIds = new Set(saved.map(({ id }) => id));
  for (const { id } of before) if (!savedIds.has(id)) deleteQuestion(db, id);
  for (const { id = randomId('que'), index, mediaPath, type, data, sortOrder } of saved) {
    const file = parts.get(filePartName(index));
    const stored = before.find((question) => question.id === id);
    const isSame = !file && stored?.data === data && stored.mediaPath === mediaPath;
    const { savedAtUtc, savedByUserId } = isSame ? stored : save;
    db.questions.upsert({
      id,
      activityId,
      type,
      data,
      sortOrder,
      mediaPath: file ? storeFile(db, randomId, file.bytes) : mediaPath,
      savedAtUtc,
      savedByUserId,
    });
  }
  removeUnusedFiles(db, media);
}

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
