import { getLearnerOrThrow, toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const getMyLearnerProfile = operation('getMyLearnerProfile', ({ actor, db }) =>
  ok(toLearner(db, getLearnerOrThrow(db, actor, actor.id))),
);
