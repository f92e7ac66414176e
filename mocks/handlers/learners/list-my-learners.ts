import { byName } from '../../rules/activities/ranking.ts';
import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const listMyLearners = operation('listMyLearners', ({ actor, db }) =>
  ok(
    db.guardians
      .where('parentId', actor.id)
      .map(({ learnerId }) => db.users.getOrThrow(learnerId))
      .filter(({ role }) => role === 'Learner')
      .toSorted(byName)
      .map((learner) => toLearner(db, learner)),
  ),
);
