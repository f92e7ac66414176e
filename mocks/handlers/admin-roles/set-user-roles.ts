import { ok, operation } from '../../server/operation.ts';
import { requireRole, setRoles } from '../../services/accounts/roles.ts';

export const setUserRoles = operation('setUserRoles', ({ path, body, ...call }) => {
  const { db } = call;
  const user = db.users.getOrThrow(path.id);
  for (const name of body.roles) requireRole(db, name);
  return ok(setRoles(db, user, body.roles, call).roles);
});
