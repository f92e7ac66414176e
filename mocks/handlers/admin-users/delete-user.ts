import { Conflict } from '../../server/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { isOnlyAdmin } from '../../services/accounts/roles.ts';
import { deleteAccount } from '../../services/deletion.ts';

export const deleteUser = operation('deleteUser', ({ path, actor, db, ...call }) => {
  const { id } = db.users.getOrThrow(path.id);
  if (id === actor.id) throw new Conflict('You cannot delete your own account.', 'own-account');
  if (isOnlyAdmin(db, id)) throw new Conflict('The last Admin cannot be deleted.', 'last-admin');
  deleteAccount(db, id, call);
  return deleted();
});
