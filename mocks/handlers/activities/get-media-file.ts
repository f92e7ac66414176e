import { toFileReply } from '../../serializers/file-response.ts';
import { operation } from '../../server/operation.ts';

export const getMediaFile = operation('getMediaFile', ({ path, db, readFile }) =>
  toFileReply(db.files.getOrThrow(path.fileId), readFile),
);
