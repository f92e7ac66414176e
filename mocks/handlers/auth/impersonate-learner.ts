import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { Forbidden } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { accessToken } from '../../services/accounts/sessions.ts';

/** Parents act as their own learners, an Admin as any (D-019). Whose token it is, nothing in it tells. */
export const impersonateLearner = operation('impersonateLearner', async ({ body, actor, db, now }) => {
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  if (!learner.isActive) throw new Forbidden();
  // No refresh token: the adult keeps the own one for the way back (D-005). Nor is this a sign-in (D-233).
  return ok({ token: await accessToken(db, learner, now) });
});
