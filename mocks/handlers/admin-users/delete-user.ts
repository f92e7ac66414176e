import { Conflict } from '../../rules/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { deleteAccount } from '../../services/deletion.ts';

export const deleteUser = operation('deleteUser', ({ path, actor, db, ...call }) => {
  const { id } = db.users.getOrThrow(path.id);
  if (id === actor.id) throw new Conflict('You cannot delete your own account.', 'own-account');
  deleteAccount(db, id, call);
  return deleted();
});
