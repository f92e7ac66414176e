import { ok, operation } from '../../operation.ts';
import { byName } from '../../rules/ranking.ts';

export const listUsersWithRoles = operation('listUsersWithRoles', ({ db }) =>
  ok(
    db.users
      .all()
      .toSorted(byName)
      .map(({ id, name, surname, email, roles }) => ({ id, name, surname, email, roles })),
  ),
);
