import { byName } from '#mocks/rules/accounts/user-details.ts';
import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const listLearnersWithParents = operation('listLearnersWithParents', ({ db }) => {
  const learners = db.users.where('role', 'Learner').toSorted(byName);
  return ok(learners.map((learner) => toLearner(db, learner)));
});
