import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';
import { toAdminUser } from '../../wire/admin-user.ts';

export const listUsers = operation('listUsers', ({ db }) =>
  ok(db.users.all().toSorted(byName).map(toAdminUser)),
);
