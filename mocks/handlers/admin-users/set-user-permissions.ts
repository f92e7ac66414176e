import { toAdminUser } from '../../serializers/admin-user.ts';
import { ok, operation } from '../../server/operation.ts';

export const setUserPermissions = operation('setUserPermissions', ({ path, body, db }) => {
  const { id } = db.users.getOrThrow(path.id);
  return ok(toAdminUser(db.users.update(id, { permissions: body.permissions })));
});
