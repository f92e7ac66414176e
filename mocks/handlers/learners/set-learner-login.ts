import { trimText } from '#openapi/rules/text.ts';
import { requireUserName } from '../../rules/accounts/logins.ts';
import { hashPassword } from '../../rules/accounts/passwords.ts';
import { Conflict } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { isLoginTaken, replacePassword } from '../../services/accounts/accounts.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import { requireMatchingPasswords } from '../../services/accounts/new-password.ts';

export const setLearnerLogin = operation('setLearnerLogin', async ({ body, actor, db, now, randomId }) => {
  const userName = trimText(body.userName);
  requireMatchingPasswords(body.password, body.confirmPassword);
  const passwordHash = await hashPassword(body.password, randomId('slt'));
  // Synchronous from here, so that the checks still hold when the login is stored.
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  requireUserName(userName, learner.userName);
  if (isLoginTaken(db, userName, learner.id)) throw new Conflict('Username already taken.');
  replacePassword(db, learner.id, { userName, passwordHash }, now);
  return ok({ message: 'The login has been saved.' });
});
