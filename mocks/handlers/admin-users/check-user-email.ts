import { ok, operation } from '../../server/operation.ts';
import { isLoginTaken } from '../../services/accounts/accounts.ts';

export const checkUserEmail = operation('checkUserEmail', ({ query, db }) =>
  ok(isLoginTaken(db, query.email)),
);
