import { ok, operation } from '../../server/operation.ts';
import { isLoginTaken } from '../../services/accounts/accounts.ts';

export const checkUserName = operation('checkUserName', ({ query, db }) =>
  ok(isLoginTaken(db, query.username)),
);
