import { ok, operation } from '../../server/operation.ts';

export const getTopic = operation('getTopic', ({ path, db }) => ok(db.topics.getOrThrow(path.id)));
