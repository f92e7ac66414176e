import { ok, operation } from '../../operation.ts';
import { toLearner } from '../../wire/learner.ts';

export const getMyLearnerProfile = operation('getMyLearnerProfile', ({ actor, db }) =>
  ok(toLearner(db, actor.user)),
);
