import { normalizePhoneNumbers } from '#mocks/rules/accounts/user-details.ts';
import { canChangeAccount } from '../../rules/accounts/access.ts';
import { isSameLogin } from '../../rules/accounts/logins.ts';
import { Forbidden } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, requireEmailAvailable } from '../../services/accounts/accounts.ts';

export const updateRegisteredUser = operation('updateRegisteredUser', ({ body, actor, db, now }) => {
  const { id, ...details } = normalizePhoneNumbers(body);
  const account = db.users.getOrThrow(id);
  if (!canChangeAccount(actor, id)) throw new Forbidden();

  if (details.email !== undefined) {
    requireEmailAvailable(db, details.email, id);
    if (!isSameLogin(details.email, account.email)) endResetLinks(db, id, now);
  }
  db.users.update(id, details);
  return ok({ message: 'User updated successfully!' });
});
