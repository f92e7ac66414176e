import { Failure } from '../../server/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { isOnlyAdmin } from '../../services/accounts/roles.ts';
import { deleteAccount } from '../../services/deletion.ts';

export const deleteUser = operation('deleteUser', ({ path, actor, db, ...call }) => {
  const { id } = db.users.getOrThrow(path.id);
  if (id === actor.id) throw new Failure(409, 'You cannot delete your own account.');
  if (isOnlyAdmin(db, id)) throw new Failure(409, 'The last Admin cannot be deleted.');
  deleteAccount(db, id, call);
  return deleted();
});
