import { byName } from '../../rules/accounts/people.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { ok, operation } from '../../server/operation.ts';

export const listUsers = operation('listUsers', ({ db }) =>
  ok(db.users.all().toSorted(byName).map(toAdminUser)),
);
