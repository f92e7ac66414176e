import { ok, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import { guardiansOf } from '../../wire/unlock-request.ts';

/** Names and addresses of adults: only for the family and an Admin (D-097). */
export const listGuardians = operation('listGuardians', ({ query, actor, db }) =>
  ok(guardiansOf(db, needLearner(db, actor, query.learnerId).id)),
);
