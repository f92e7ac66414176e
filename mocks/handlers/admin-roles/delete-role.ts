import { Conflict } from '../../rules/failure.ts';
import { deleted, operation } from '../../server/operation.ts';
import { isBuiltIn, membersOf, requireRole } from '../../services/accounts/roles.ts';

export const deleteRole = operation('deleteRole', ({ path: { name }, db }) => {
  requireRole(db, name);
  if (isBuiltIn(name)) throw new Conflict('A built-in role cannot be deleted.', 'built-in-role');
  if (membersOf(db, name).length > 0) throw new Conflict('This role still has members.', 'role-in-use');
  db.roles.remove(name);
  return deleted();
});
