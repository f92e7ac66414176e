import { ok, operation } from '../../operation.ts';
import { roleNames } from '../../wire/roles.ts';

export const listRoles = operation('listRoles', ({ db }) => ok(roleNames(db)));
