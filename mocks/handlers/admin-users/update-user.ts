import {
  normalizePhoneNumbers,
  requireNothingRemoved,
  requirePhoneNumbers,
  requireProperties,
} from '#mocks/rules/accounts/user-details.ts';
import { isSameLogin } from '../../rules/accounts/logins.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, requireEmailAvailable } from '../../services/accounts/accounts.ts';
import { requireRole, setRole } from '../../services/accounts/roles.ts';
import { requireSameId, requireSameVersion } from '../../services/record-updates.ts';

export const updateUser = operation('updateUser', ({ path, body, ...call }) => {
  const { db, now } = call;
  const { id: _, version, role, gradeId, ...change } = normalizePhoneNumbers(body);
  requireSameId(path.id, body.id);
  requirePhoneNumbers(body);

  const user = db.users.getOrThrow(path.id);
  const { id } = user;
  requireRole(db, role);
  const setsGrade = role === 'Learner' && gradeId !== undefined;
  if (setsGrade && gradeId !== null) db.grades.getOrThrow(gradeId);
  requireSameVersion(toAdminUser(user), version);
  const { email, dateOfBirth } = change;
  if (role === 'Learner') requireNothingRemoved(user, { email, dateOfBirth });
  else requireProperties({ email, dateOfBirth });
  if (email !== null) requireEmailAvailable(db, email, id, 'Email already taken.');
  const keepsEmail = isSameLogin(user.email, email);

  setRole(db, user, role, call);
  if (!keepsEmail) endResetLinks(db, id, now);
  return ok(toAdminUser(db.users.update(id, setsGrade ? { ...change, gradeId } : change)));
});
