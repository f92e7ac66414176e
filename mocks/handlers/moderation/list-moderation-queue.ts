import { toChangeSet } from '../../serializers/change-set.ts';
import { ok, operation } from '../../server/operation.ts';
import { queuedChangeSets } from '../../services/moderation/queue.ts';

export const listModerationQueue = operation('listModerationQueue', ({ query, db }) =>
  ok(queuedChangeSets(db, query).map((change) => toChangeSet(db, change))),
);
