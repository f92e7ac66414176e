import { Invalid } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { comparable } from '../../rules/user-names.ts';
import { toParentProfile } from '../../wire/parent.ts';

export const updateParentProfile = operation('updateParentProfile', ({ body, actor, db }) => {
  const { email, ...details } = body;
  if (email !== undefined && comparable(email) !== comparable(actor.user.email ?? '')) {
    throw new Invalid({ email: ['The e-mail address cannot be changed here.'] });
  }
  return ok(toParentProfile(db, db.users.update(actor.id, details)));
});
