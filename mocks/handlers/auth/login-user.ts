import { passwordMatches } from '../../rules/accounts/passwords.ts';
import { Unauthenticated } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { findLogin, startSession } from '../../services/accounts/sessions.ts';

export const loginUser = operation('loginUser', async ({ body, db, now, randomId }) => {
  const user = findLogin(db, body.emailOrUserName);
  // One message for a wrong name, a wrong password and a closed account (D-212): nobody learns which names exist.
  const isRight = await passwordMatches(body.password, user?.passwordHash ?? null);
  if (!user?.isActive || !isRight) {
    throw new Unauthenticated('Invalid username or password');
  }
  db.users.update(user.id, { lastLoginDate: now.toISOString() });
  return ok(await startSession(db, user, now, randomId));
});
