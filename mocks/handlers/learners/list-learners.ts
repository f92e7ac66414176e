import { byName } from '#mocks/rules/accounts/user-details.ts';
import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const listLearners = operation('listLearners', ({ db }) =>
  ok(
    db.users
      .where('role', 'Learner')
      .toSorted(byName)
      .map((learner) => toLearner(db, learner)),
  ),
);
