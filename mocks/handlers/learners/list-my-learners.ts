import { learnersOfParent } from '#mocks/data/queries/learners.ts';
import { toLearner } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';

export const listMyLearners = operation('listMyLearners', ({ actor, db }) =>
  ok(learnersOfParent(db, actor.id).map((learner) => toLearner(db, learner))),
);
