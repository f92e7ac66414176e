import { ok, operation } from '../../server/operation.ts';
import { isNameTaken } from '../../services/accounts/accounts.ts';

/** Tells strangers who has an account, as the documents ask for it (D-121). */
export const checkEmail = operation('checkEmail', ({ query, db }) => ok(isNameTaken(db, query.email)));
