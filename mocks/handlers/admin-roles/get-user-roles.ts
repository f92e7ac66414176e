import { ok, operation } from '../../operation.ts';

export const getUserRoles = operation('getUserRoles', ({ path, db }) => ok(db.users.need(path.id).roles));
