import { hashPassword } from '../../rules/accounts/passwords.ts';
import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { Failure, Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endSessions, isNameTaken } from '../../services/accounts/accounts.ts';
import { requireSamePassword } from '../../services/accounts/new-password.ts';

export const setLearnerLogin = operation('setLearnerLogin', async ({ body, actor, db, randomId }) => {
  const userName = body.userName.trim();
  if (userName === '') throw new Invalid({ userName: ['This member is required.'] });
  requireSamePassword(body.password, body.confirmPassword);
  const passwordHash = await hashPassword(body.password, randomId('slt'));
  // From here on nothing waits: what is checked still holds when it is stored.
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  if (isNameTaken(db, userName, learner.id)) throw new Failure(409, 'Username already taken.');
  db.users.update(learner.id, { userName, passwordHash });
  endSessions(db, learner.id);
  return ok({ message: 'The login has been saved.' });
});
