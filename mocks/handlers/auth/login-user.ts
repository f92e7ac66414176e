import { passwordMatches } from '../../rules/accounts/passwords.ts';
import { Unauthenticated } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { findByLogin } from '../../services/accounts/accounts.ts';
import { startSession } from '../../services/accounts/sessions.ts';

export const loginUser = operation('loginUser', async ({ body, db, now, randomId }) => {
  const user = findByLogin(db, body.emailOrUserName);
  // All reasons have the same message, so that it does not reveal which accounts exist (D-212).
  const isCorrect = await passwordMatches(body.password, user?.passwordHash ?? null);
  if (!user?.isActive || !isCorrect) {
    throw new Unauthenticated('Invalid username or password');
  }
  db.users.update(user.id, { lastLoginDate: now.toISOString() });
  return ok(await startSession(db, user, now, randomId));
});
