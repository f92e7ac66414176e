import { operation } from '../../server/operation.ts';
import { cachedForAYear, toFileResult } from '../../services/media/file-result.ts';

export const getMediaFile = operation('getMediaFile', ({ path, db, readFile }) =>
  toFileResult(db.files.getOrThrow(path.fileId), readFile, cachedForAYear),
);
