import { NotFound } from '#mocks/rules/failure.ts';
import { operation } from '#mocks/server/operation.ts';
import { notCached, toFileResult } from '#mocks/services/media/file-result.ts';
import { findFile } from '#mocks/services/media/stored-files.ts';

/** The operation is public: its response must not reveal whether an activity without media exists. */
export const getActivityMedia = operation('getActivityMedia', ({ path, db, readFile }) => {
  const file = findFile(db, db.activities.get(path.id)?.mediaPath ?? null);
  if (!file) throw new NotFound('File');
  return toFileResult(file, readFile, notCached);
});
