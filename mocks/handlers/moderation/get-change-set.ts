import { canReview } from '../../rules/accounts/access.ts';
import { Forbidden } from '../../rules/failure.ts';
import { toChangeSet, toSubmittedChangeSet } from '../../serializers/change-set.ts';
import { ok, operation } from '../../server/operation.ts';

export const getChangeSet = operation('getChangeSet', ({ path, actor, db }) => {
  const change = db.changeSets.getOrThrow(path.id);
  if (canReview(actor)) return ok(toChangeSet(db, change));
  if (change.submittedByUserId !== actor.id) throw new Forbidden();
  return ok(toSubmittedChangeSet(db, change));
});
