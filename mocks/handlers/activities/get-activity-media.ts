import { NotFound } from '../../rules/failure.ts';
import { operation } from '../../server/operation.ts';
import { notCached, toFileResult } from '../../services/media/file-result.ts';
import { findFile } from '../../services/media/stored-files.ts';

/** Public, so the response must not reveal whether an activity without media exists. */
export const getActivityMedia = operation('getActivityMedia', ({ path, db, readFile }) => {
  const file = findFile(db, db.activities.get(path.id)?.mediaPath ?? null);
  if (!file) throw new NotFound('File');
  return toFileResult(file, readFile, notCached);
});
