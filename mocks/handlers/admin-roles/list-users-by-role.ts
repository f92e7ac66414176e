import { byName } from '#mocks/rules/accounts/user-details.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { ok, operation } from '../../server/operation.ts';
import { membersOf, requireRole } from '../../services/accounts/roles.ts';

export const listUsersByRole = operation('listUsersByRole', ({ path: { role }, db }) => {
  requireRole(db, role);
  return ok(membersOf(db, role).toSorted(byName).map(toAdminUser));
});
