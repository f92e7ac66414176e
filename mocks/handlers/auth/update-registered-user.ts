import { Forbidden } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { mayChangeAccount } from '../../rules/access.ts';
import { comparable } from '../../rules/user-names.ts';
import { endResetLinks, requireFreeEmail } from '../../wire/accounts.ts';

/** Role, permissions and the like stop at the contract (D-214). */
export const updateRegisteredUser = operation('updateRegisteredUser', ({ body, actor, db, now }) => {
  const { id, ...details } = body;
  const account = db.users.need(id);
  if (!mayChangeAccount(actor, id)) throw new Forbidden();

  if (details.email !== undefined) {
    requireFreeEmail(db, details.email, id);
    const isNew = account.email === null || comparable(details.email) !== comparable(account.email);
    if (isNew) endResetLinks(db, id, now);
  }
  db.users.update(id, details);
  return ok({ message: 'User updated successfully!' });
});
