import { ok, operation } from '../../server/operation.ts';
import { roleNames } from '../../services/accounts/roles.ts';

export const listRoles = operation('listRoles', ({ db }) => ok(roleNames(db)));
