import { hashPassword } from '../../rules/accounts/passwords.ts';
import { isResetLinkValid } from '../../rules/accounts/reset-links.ts';
import { Failure } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { replacePassword } from '../../services/accounts/accounts.ts';
import { requireMatchingPasswords } from '../../services/accounts/new-password.ts';

export const resetPassword = operation('resetPassword', async ({ body, db, now, randomId }) => {
  requireMatchingPasswords(body.newPassword, body.confirmPassword);
  // Hash first, so that a link works for only one of two concurrent calls.
  const passwordHash = await hashPassword(body.newPassword, randomId('slt'));

  const link = db.resetTokens.get(body.token);
  const user = db.users.get(link?.userId);
  if (!link || !user || !isResetLinkValid(link, user, body.email, now)) {
    throw new Failure(410, 'This reset link has expired or was already used.');
  }
  replacePassword(db, user.id, { passwordHash }, now);
  return ok({ message: 'Password reset successfully' });
});
