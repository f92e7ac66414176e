import { canReview } from '../../rules/accounts/access.ts';
import { toChangeSet, toSubmittedChangeSet } from '../../serializers/change-set.ts';
import { ok, operation } from '../../server/operation.ts';
import { queuedChangeSets } from '../../services/moderation/queue.ts';

export const listModerationQueue = operation('listModerationQueue', ({ query, actor, db }) => {
  const changes = queuedChangeSets(db, query);
  if (canReview(actor)) return ok(changes.map((change) => toChangeSet(db, change)));
  const callersChanges = changes.filter(({ submittedByUserId }) => submittedByUserId === actor.id);
  return ok(callersChanges.map((change) => toSubmittedChangeSet(db, change)));
});
