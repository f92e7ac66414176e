import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

export const getMyLearnerProfile = operation('getMyLearnerProfile', ({ actor, db }) =>
  ok(toLearner(db, getLearnerOrThrow(db, actor, actor.id))),
);
