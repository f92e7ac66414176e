import { Failure } from '../../server/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { isBuiltIn, membersOf, requireRole } from '../../services/accounts/roles.ts';

export const deleteRole = operation('deleteRole', ({ path: { name }, db }) => {
  requireRole(db, name);
  if (isBuiltIn(name)) throw new Failure(409, 'A built-in role cannot be deleted.');
  if (membersOf(db, name).length > 0) throw new Failure(409, 'This role still has members.');
  db.roles.remove(name);
  return deleted();
});
