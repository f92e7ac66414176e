import { ok, operation } from '../../operation.ts';
import { requireRole, setRoles } from '../../wire/roles.ts';

export const setUserRoles = operation('setUserRoles', ({ path, body, db }) => {
  const user = db.users.need(path.id);
  for (const name of body.roles) requireRole(db, name);
  return ok(setRoles(db, user, body.roles).roles);
});
