import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { toParentWithLearners } from '../../wire/parent-with-learners.ts';

export const listParents = operation('listParents', ({ db }) => {
  const parents = db.users.where('role', 'Parent').toSorted(byName);
  return ok(parents.map((parent) => toParentWithLearners(db, parent)));
});
