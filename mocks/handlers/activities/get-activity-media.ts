import { NotFound } from '../../failure.ts';
import { operation } from '../../operation.ts';
import { toFileReply } from '../../wire/file.ts';

export const getActivityMedia = operation('getActivityMedia', ({ path, db, readFile }) => {
  const { mediaPath } = db.activities.need(path.id);
  const file = db.files.get(mediaPath?.replace(/^files\//, ''));
  if (!file) throw new NotFound('Media');
  return toFileReply(file, readFile);
});
