import { byName } from '../../rules/accounts/people.ts';
import { ok, operation } from '../../server/operation.ts';

export const listUsersWithRoles = operation('listUsersWithRoles', ({ db }) =>
  ok(
    db.users
      .all()
      .toSorted(byName)
      .map(({ id, name, surname, email, roles }) => ({ id, name, surname, email, roles })),
  ),
);
