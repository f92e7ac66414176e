import { ok, operation } from '../../operation.ts';
import { queueTree } from '../../rules/moderation-tree.ts';
import { queuedChangeSets, toQueuedChange } from '../../wire/moderation-queue.ts';

export const getModerationQueueTree = operation('getModerationQueueTree', ({ query, db }) =>
  ok(queueTree(queuedChangeSets(db, query).map((change) => toQueuedChange(db, change)))),
);
