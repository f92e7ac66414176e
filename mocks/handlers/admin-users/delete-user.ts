import { Failure } from '../../failure.ts';
import { deleted, operation } from '../../operation.ts';
import { deleteAccount } from '../../wire/deletion.ts';
import { isLastAdminOf } from '../../wire/roles.ts';

export const deleteUser = operation('deleteUser', ({ path, actor, db }) => {
  const { id } = db.users.need(path.id);
  if (id === actor.id) throw new Failure(409, 'You cannot delete your own account.');
  if (isLastAdminOf(db, id)) throw new Failure(409, 'The last Admin cannot be deleted.');
  deleteAccount(db, id);
  return deleted();
});
