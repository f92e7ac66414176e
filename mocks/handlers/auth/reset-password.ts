import { hashPassword } from '../../rules/accounts/passwords.ts';
import { opensAccount } from '../../rules/accounts/reset-links.ts';
import { Failure } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, endSessions } from '../../services/accounts/accounts.ts';
import { requireSamePassword } from '../../services/accounts/new-password.ts';

export const resetPassword = operation('resetPassword', async ({ body, db, now, randomId }) => {
  requireSamePassword(body.newPassword, body.confirmPassword);
  // Before the look at the link: it must not work twice for two calls side by side.
  const passwordHash = await hashPassword(body.newPassword, randomId('slt'));

  const link = db.resetTokens.get(body.token);
  const user = db.users.get(link?.userId);
  if (!link || !user || !opensAccount(link, user, body.email, now)) {
    throw new Failure(410, 'This reset link has expired or was already used.');
  }
  db.users.update(user.id, { passwordHash });
  endResetLinks(db, user.id, now);
  endSessions(db, user.id);
  return ok({ message: 'Password reset successfully' });
});
