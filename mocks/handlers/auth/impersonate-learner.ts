import { Forbidden } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { startImpersonation } from '../../services/accounts/impersonations.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { canActFor } from '../../services/guardians.ts';

/** Parents may act as linked learners, an Admin as any learner (D-019). The token does not identify the adult. */
export const impersonateLearner = operation('impersonateLearner', async ({ body, actor, db, ...call }) => {
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  if (!canActFor(db, actor.id, learner)) throw new Forbidden();
  // The adult gets no refresh token (D-005), and the learner's last sign-in does not change (D-233).
  return ok({ token: await startImpersonation(db, { adultId: actor.id, learner }, call) });
});
