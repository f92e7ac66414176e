import { Unauthenticated } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { startSession } from '../../services/accounts/sessions.ts';

export const refreshAuthToken = operation('refreshAuthToken', async ({ body, db, now, randomId }) => {
  const stored = db.refreshTokens.get(body.refreshToken);
  const user = db.users.get(stored?.userId);
  if (!stored || new Date(stored.expiresAtUtc) <= now || !user?.isActive) {
    throw new Unauthenticated('Invalid refresh token.');
  }
  // A refresh token works once, so that the owner's next refresh ends a stolen copy.
  db.refreshTokens.remove(stored.id);
  return ok(await startSession(db, user, now, randomId));
});
