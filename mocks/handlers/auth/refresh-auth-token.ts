import { Unauthenticated } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { startSession } from '../../services/accounts/sessions.ts';

export const refreshAuthToken = operation('refreshAuthToken', async ({ body, db, now, randomId }) => {
  const held = db.refreshTokens.get(body.refreshToken);
  const user = db.users.get(held?.userId);
  if (!held || new Date(held.expiresAtUtc) <= now || !user?.isActive) {
    throw new Unauthenticated('Invalid refresh token.');
  }
  // A refresh token works once: a stolen copy shows itself by failing.
  db.refreshTokens.remove(held.id);
  return ok(await startSession(db, user, now, randomId));
});
