import { queueTree } from '../../rules/moderation/queue-tree.ts';
import { ok, operation } from '../../server/operation.ts';
import { queuedChangeSets, toQueuedChange } from '../../services/moderation/queue.ts';

export const getModerationQueueTree = operation('getModerationQueueTree', ({ query, db }) =>
  ok(queueTree(queuedChangeSets(db, query).map((change) => toQueuedChange(db, change)))),
);
