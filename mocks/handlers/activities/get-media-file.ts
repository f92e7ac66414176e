import { operation } from '../../server/operation.ts';
import { toFileReply } from '../../services/media/file-result.ts';

export const getMediaFile = operation('getMediaFile', ({ path, db, readFile }) =>
  toFileReply(db.files.getOrThrow(path.fileId), readFile),
);
