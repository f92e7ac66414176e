import { byName } from '#mocks/rules/accounts/user-details.ts';
import { toParentWithLearners } from '../../serializers/parent.ts';
import { ok, operation } from '../../server/operation.ts';

export const listParents = operation('listParents', ({ db }) => {
  const parents = db.users.where('role', 'Parent').toSorted(byName);
  return ok(parents.map((parent) => toParentWithLearners(db, parent)));
});
