import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { toAdminUser } from '../../wire/admin-user.ts';
import { membersOf, requireRole } from '../../wire/roles.ts';

export const listUsersByRole = operation('listUsersByRole', ({ path: { role }, db }) => {
  requireRole(db, role);
  return ok(membersOf(db, role).toSorted(byName).map(toAdminUser));
});
