import { mayChangeAccount } from '../../rules/accounts/access.ts';
import { comparable } from '../../rules/accounts/user-names.ts';
import { Forbidden } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, requireFreeEmail } from '../../services/accounts/accounts.ts';

/** Role, permissions and the like stop at the contract (D-214). */
export const updateRegisteredUser = operation('updateRegisteredUser', ({ body, actor, db, now }) => {
  const { id, ...details } = body;
  const account = db.users.getOrThrow(id);
  if (!mayChangeAccount(actor, id)) throw new Forbidden();

  if (details.email !== undefined) {
    requireFreeEmail(db, details.email, id);
    const isNew = account.email === null || comparable(details.email) !== comparable(account.email);
    if (isNew) endResetLinks(db, id, now);
  }
  db.users.update(id, details);
  return ok({ message: 'User updated successfully!' });
});
