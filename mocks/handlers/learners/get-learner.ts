import { ok, operation } from '../../operation.ts';
import { needLearner, toLearner } from '../../wire/learner.ts';

export const getLearner = operation('getLearner', ({ path, actor, db }) =>
  ok(toLearner(db, needLearner(db, actor, path.id, ['Moderator']))),
);
