import { isSameIgnoringCase, trimText } from '#openapi/rules/text.ts';
import { isAllowedRoleName } from '../../rules/accounts/roles.ts';
import { Conflict, Invalid } from '../../rules/failure.ts';
import { created, operation } from '../../server/operation.ts';
import { roleNames } from '../../services/accounts/roles.ts';

export const createRole = operation('createRole', ({ body, db }) => {
  const name = trimText(body.roleName);
  if (!isAllowedRoleName(name)) throw new Invalid({ roleName: ['A role cannot have this name.'] });
  if (roleNames(db).some((existing) => isSameIgnoringCase(existing, name))) {
    throw new Conflict('This role already exists.');
  }
  return created(db.roles.insert({ id: name }).id);
});
