import { ok, operation } from '../../server/operation.ts';
import { isNameTaken } from '../../services/accounts/accounts.ts';

export const checkUserEmail = operation('checkUserEmail', ({ query, db }) =>
  ok(isNameTaken(db, query.email)),
);
