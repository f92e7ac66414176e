import { ok, operation } from '../../operation.ts';
import { isNameTaken } from '../../wire/accounts.ts';

export const checkUserEmail = operation('checkUserEmail', ({ query, db }) =>
  ok(isNameTaken(db, query.email)),
);
