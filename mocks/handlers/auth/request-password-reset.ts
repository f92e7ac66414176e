import { ok, operation } from '../../server/operation.ts';
import { findAddressee, sendResetLink } from '../../services/accounts/reset-links.ts';

export const requestPasswordReset = operation('requestPasswordReset', ({ body, db, ...call }) => {
  const addressee = findAddressee(db, body.email);
  if (addressee) sendResetLink(db, addressee, call);
  // One answer for every address: nobody learns here who has an account (D-121).
  return ok({ message: 'If an account exists, a reset link was sent.' });
});
