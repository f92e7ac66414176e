import { operation } from '../../operation.ts';
import { toFileReply } from '../../wire/file.ts';

export const getMediaFile = operation('getMediaFile', ({ path, db, readFile }) =>
  toFileReply(db.files.need(path.fileId), readFile),
);
