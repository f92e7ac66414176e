import { Forbidden } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { startImpersonation } from '../../services/accounts/impersonations.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { mayActFor } from '../../services/guardians.ts';

/** Parents act as their own learners, an Admin as any (D-019). The token does not reveal who acts. */
export const impersonateLearner = operation('impersonateLearner', async ({ body, actor, db, ...call }) => {
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  if (!mayActFor(db, actor.id, learner)) throw new Forbidden();
  // No refresh token: the adult keeps their own for the way back (D-005). Nor does this count as a sign-in (D-233).
  return ok({ token: await startImpersonation(db, { adultId: actor.id, learner }, call) });
});
