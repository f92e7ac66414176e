import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { toLearner } from '../../wire/learner.ts';

export const listMyLearners = operation('listMyLearners', ({ actor, db }) =>
  ok(
    db.guardians
      .where('parentId', actor.id)
      .map(({ learnerId }) => db.users.need(learnerId))
      .filter(({ role }) => role === 'Learner')
      .toSorted(byName)
      .map((learner) => toLearner(db, learner)),
  ),
);
