import { ok, operation } from '../../server/operation.ts';
import { isLoginTaken } from '../../services/accounts/accounts.ts';

/** Reveals to every caller whether an email has an account, as required (D-121). */
export const checkEmail = operation('checkEmail', ({ query, db }) => ok(isLoginTaken(db, query.email)));
