import { ok, operation } from '../../server/operation.ts';
import { findResetRecipient, sendResetLink } from '../../services/accounts/reset-links.ts';

export const requestPasswordReset = operation('requestPasswordReset', ({ body, db, ...call }) => {
  const recipient = findResetRecipient(db, body.email);
  if (recipient) sendResetLink(db, recipient, call);
  // The response must not reveal whether the email has an account.
  return ok({ message: 'If an account exists, a reset link was sent.' });
});
