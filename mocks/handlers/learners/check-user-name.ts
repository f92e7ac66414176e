import { Invalid } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { isNameTaken } from '../../wire/accounts.ts';

export const checkUserName = operation('checkUserName', ({ query, db }) => {
  if (query.username.trim() === '') throw new Invalid({ username: ['This parameter is required.'] });
  return ok(isNameTaken(db, query.username));
});
