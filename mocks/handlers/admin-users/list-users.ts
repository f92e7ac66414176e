import { byName } from '#mocks/rules/accounts/user-details.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { ok, operation } from '../../server/operation.ts';

export const listUsers = operation('listUsers', ({ db }) =>
  ok(db.users.all().toSorted(byName).map(toAdminUser)),
);
