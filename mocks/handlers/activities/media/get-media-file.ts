import { operation } from '#mocks/server/operation.ts';
import { cachedForAYear, toFileResult } from '#mocks/services/media/file-result.ts';

export const getMediaFile = operation('getMediaFile', ({ path, db, readFile }) =>
  toFileResult(db.files.getOrThrow(path.fileId), readFile, cachedForAYear),
);
