import { comparable } from '../../rules/accounts/user-names.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { endResetLinks, requireFreeEmail } from '../../services/accounts/accounts.ts';
import { requireRole, setRole } from '../../services/accounts/roles.ts';

export const updateUser = operation('updateUser', ({ path, body, db, now }) => {
  const { id = path.id, role, gradeId, ...change } = body;
  if (id !== path.id) throw new Invalid({ id: ['This is not the id in the path.'] });

  const user = db.users.getOrThrow(id);
  requireRole(db, role);
  const givesGrade = role === 'Learner' && gradeId !== undefined;
  if (givesGrade && gradeId !== null) db.grades.getOrThrow(gradeId);
  requireFreeEmail(db, change.email, id, 'Email already taken.');
  const keepsAddress = user.email !== null && comparable(user.email) === comparable(change.email);

  // First of all changes, because it is the last that may refuse.
  setRole(db, user, role);
  if (!keepsAddress) endResetLinks(db, id, now);
  return ok(toAdminUser(db.users.update(id, givesGrade ? { ...change, gradeId } : change)));
});
