import { NotFound } from '../../failure.ts';
import { operation } from '../../operation.ts';
import { toFileReply } from '../../wire/file.ts';
import { fileOf } from '../../wire/files.ts';

/** Public, and one answer for an unknown activity and for one without media. */
export const getActivityMedia = operation('getActivityMedia', ({ path, db, readFile }) => {
  const file = fileOf(db, db.activities.get(path.id)?.mediaPath ?? null);
  if (!file) throw new NotFound('File');
  return toFileReply(file, readFile);
});
