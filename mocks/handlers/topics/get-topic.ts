import { ok, operation } from '../../operation.ts';

export const getTopic = operation('getTopic', ({ path, db }) => ok(db.topics.need(path.id)));
