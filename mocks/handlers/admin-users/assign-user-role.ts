import { ok, operation } from '../../operation.ts';
import { toAdminUser } from '../../wire/admin-user.ts';
import { requireRole, setRole } from '../../wire/roles.ts';

export const assignUserRole = operation('assignUserRole', ({ path, body, db }) => {
  const user = db.users.need(path.id);
  requireRole(db, body.role);
  return ok(toAdminUser(setRole(db, user, body.role)));
});
