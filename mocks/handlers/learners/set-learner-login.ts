import { hashPassword } from '../../rules/accounts/passwords.ts';
import { Failure } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endSessions, isLoginTaken } from '../../services/accounts/accounts.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { requireMatchingPasswords } from '../../services/accounts/new-password.ts';

export const setLearnerLogin = operation('setLearnerLogin', async ({ body, actor, db, randomId }) => {
  const userName = body.userName.trim();
  requireMatchingPasswords(body.password, body.confirmPassword);
  const passwordHash = await hashPassword(body.password, randomId('slt'));
  // Synchronous from here on: what was checked is still true when it is stored.
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  if (isLoginTaken(db, userName, learner.id)) throw new Failure(409, 'Username already taken.');
  db.users.update(learner.id, { userName, passwordHash });
  endSessions(db, learner.id);
  return ok({ message: 'The login has been saved.' });
});
