import { byName } from '../../rules/activities/ranking.ts';
import { toParentWithLearners } from '../../serializers/parent-with-learners.ts';
import { ok, operation } from '../../server/operation.ts';

export const listParents = operation('listParents', ({ db }) => {
  const parents = db.users.where('role', 'Parent').toSorted(byName);
  return ok(parents.map((parent) => toParentWithLearners(db, parent)));
});
