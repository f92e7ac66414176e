import { byName } from '#mocks/rules/accounts/user-details.ts';
import { ok, operation } from '../../server/operation.ts';

export const listUsersWithRoles = operation('listUsersWithRoles', ({ db }) =>
  ok(
    db.users
      .all()
      .toSorted(byName)
      .map(({ id, name, surname, email, roles }) => ({ id, name, surname, email, roles })),
  ),
);
