import { Forbidden } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { needLearner } from '../../wire/learner.ts';
import { accessToken } from '../../wire/session.ts';

/** Parents act as their own learners, an Admin as any (D-019). Whose token it is, nothing in it tells. */
export const impersonateLearner = operation('impersonateLearner', async ({ body, actor, db, now }) => {
  const learner = needLearner(db, actor, body.learnerId);
  if (!learner.isActive) throw new Forbidden();
  // No refresh token: the adult keeps the own one for the way back (D-005). Nor is this a sign-in (D-233).
  return ok({ token: await accessToken(db, learner, now) });
});
