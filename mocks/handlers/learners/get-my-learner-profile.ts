import { ok, operation } from '../../operation.ts';
import { needLearner, toLearner } from '../../wire/learner.ts';

export const getMyLearnerProfile = operation('getMyLearnerProfile', ({ actor, db }) =>
  ok(toLearner(db, needLearner(db, actor, actor.id))),
);
