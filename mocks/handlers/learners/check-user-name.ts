import { Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { isLoginTaken } from '../../services/accounts/accounts.ts';

export const checkUserName = operation('checkUserName', ({ query, db }) => {
  if (query.username.trim() === '') throw new Invalid({ username: ['This parameter is required.'] });
  return ok(isLoginTaken(db, query.username));
});
