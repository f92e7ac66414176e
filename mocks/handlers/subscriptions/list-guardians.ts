import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { ok, operation } from '../../server/operation.ts';
import { guardiansOf } from '../../services/subscriptions/unlock-requests.ts';

/** Names and addresses of adults: only for the family and an Admin (D-097). */
export const listGuardians = operation('listGuardians', ({ query, actor, db }) =>
  ok(guardiansOf(db, getLearnerOrThrow(db, actor, query.learnerId).id)),
);
