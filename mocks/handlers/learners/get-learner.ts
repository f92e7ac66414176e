import { getLearnerOrThrow, toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const getLearner = operation('getLearner', ({ path, actor, db }) =>
  ok(toLearner(db, getLearnerOrThrow(db, actor, path.id, ['Moderator']))),
);
