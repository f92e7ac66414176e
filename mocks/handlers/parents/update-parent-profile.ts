import { normalizePhoneNumbers } from '#mocks/rules/accounts/user-details.ts';
import { isSameLogin } from '../../rules/accounts/logins.ts';
import { Invalid } from '../../rules/failure.ts';
import { toParentProfile } from '../../serializers/parent.ts';
import { ok, operation } from '../../server/operation.ts';

export const updateParentProfile = operation('updateParentProfile', ({ body, actor, db }) => {
  const { email, ...details } = normalizePhoneNumbers(body);
  if (email !== undefined && !isSameLogin(email, actor.user.email)) {
    throw new Invalid({ email: ['The email address cannot be changed here.'] });
  }
  return ok(toParentProfile(db, db.users.update(actor.id, details)));
});
