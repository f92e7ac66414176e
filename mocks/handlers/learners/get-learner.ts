import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

export const getLearner = operation('getLearner', ({ path, actor, db }) =>
  ok(toLearner(db, getLearnerOrThrow(db, actor, path.id, ['Moderator']))),
);
