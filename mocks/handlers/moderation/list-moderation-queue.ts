import { ok, operation } from '../../operation.ts';
import { toChangeSet } from '../../wire/change-set.ts';
import { queuedChangeSets } from '../../wire/moderation-queue.ts';

export const listModerationQueue = operation('listModerationQueue', ({ query, db }) =>
  ok(queuedChangeSets(db, query).map((change) => toChangeSet(db, change))),
);
