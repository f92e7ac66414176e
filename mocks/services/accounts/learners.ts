import type { Db } from '../../data/db.ts';
import type { UserRecord } from '../../data/models/accounts.ts';
import { canReadLearner } from '../../rules/accounts/access.ts';
import { Forbidden, NotFound } from '../../rules/failure.ts';
import { parentIdsOf } from '../guardians.ts';
import type { Actor } from '../tokens.ts';

/**
 * @param additionalRoles may read all learners, in addition to Admin
 * @throws Failure 403 or 404
 */
export function getLearnerOrThrow(
  db: Db,
  actor: Actor,
  learnerId: string,
  additionalRoles: readonly string[] = [],
): UserRecord {
  const learner = db.users.get(learnerId);
  if (!canReadLearner(actor, learnerId, parentIdsOf(db, learnerId), additionalRoles)) throw new Forbidden();
  if (learner?.role !== 'Learner') throw new NotFound('Learner');
  return learner;
}
