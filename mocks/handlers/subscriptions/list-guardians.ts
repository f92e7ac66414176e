import { contactsOf } from '#mocks/data/queries/learners.ts';
import { toGuardian } from '../../serializers/guardian.ts';
import { ok, operation } from '../../server/operation.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';

/** Only the family and an Admin may read names and emails of adults (D-097). */
export const listGuardians = operation('listGuardians', ({ query, actor, db }) => {
  const { id } = getLearnerOrThrow(db, actor, query.learnerId);
  return ok(contactsOf(db, id).map(toGuardian));
});
