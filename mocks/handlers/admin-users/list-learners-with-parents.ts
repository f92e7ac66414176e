import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { toLearner } from '../../wire/learner.ts';

export const listLearnersWithParents = operation('listLearnersWithParents', ({ db }) => {
  const learners = db.users.where('role', 'Learner').toSorted(byName);
  return ok(learners.map((learner) => toLearner(db, learner)));
});
