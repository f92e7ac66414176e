import { toAdminUser } from '../../serializers/admin-user.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireRole, setRole } from '../../services/accounts/roles.ts';

export const assignUserRole = operation('assignUserRole', ({ path, body, ...call }) => {
  const { db } = call;
  const user = db.users.getOrThrow(path.id);
  requireRole(db, body.role);
  return ok(toAdminUser(setRole(db, user, body.role, call)));
});
