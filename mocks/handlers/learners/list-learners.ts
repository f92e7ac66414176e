import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { toLearner } from '../../wire/learner.ts';

export const listLearners = operation('listLearners', ({ db }) =>
  ok(
    db.users
      .where('role', 'Learner')
      .toSorted(byName)
      .map((learner) => toLearner(db, learner)),
  ),
);
