import { ok, operation } from '../../server/operation.ts';

export const getUserRoles = operation('getUserRoles', ({ path, db }) =>
  ok(db.users.getOrThrow(path.id).roles),
);
