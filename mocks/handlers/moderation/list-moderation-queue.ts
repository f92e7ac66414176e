import { toChangeSet } from '../../serializers/change-set.ts';
import { queuedChangeSets } from '../../serializers/moderation-queue.ts';
import { ok, operation } from '../../server/operation.ts';

export const listModerationQueue = operation('listModerationQueue', ({ query, db }) =>
  ok(queuedChangeSets(db, query).map((change) => toChangeSet(db, change))),
);
