import { ok, operation } from '../../operation.ts';
import { toAdminUser } from '../../wire/admin-user.ts';

export const setUserPermissions = operation('setUserPermissions', ({ path, body, db }) => {
  const { id } = db.users.need(path.id);
  return ok(toAdminUser(db.users.update(id, { permissions: body.permissions })));
});
