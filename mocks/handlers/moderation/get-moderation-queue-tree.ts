import { queueTree } from '../../rules/moderation/tree.ts';
import { queuedChangeSets, toQueuedChange } from '../../serializers/moderation-queue.ts';
import { ok, operation } from '../../server/operation.ts';

export const getModerationQueueTree = operation('getModerationQueueTree', ({ query, db }) =>
  ok(queueTree(queuedChangeSets(db, query).map((change) => toQueuedChange(db, change)))),
);
