import { NotFound } from '../../server/failure.ts';
import { operation } from '../../server/operation.ts';
import { toFileReply } from '../../services/media/file-result.ts';
import { fileOf } from '../../services/media/stored-files.ts';

/** Public, and one answer for an unknown activity and for one without media. */
export const getActivityMedia = operation('getActivityMedia', ({ path, db, readFile }) => {
  const file = fileOf(db, db.activities.get(path.id)?.mediaPath ?? null);
  if (!file) throw new NotFound('File');
  return toFileReply(file, readFile);
});
