import { hashPassword } from '../../rules/accounts/passwords.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { Invalid } from '../../server/failure.ts';
import { created, operation } from '../../server/operation.ts';
import { createAccount, requireFreeEmail } from '../../services/accounts/accounts.ts';
import { requireRole } from '../../services/accounts/roles.ts';

export const createUser = operation('createUser', async ({ body, db, randomId }) => {
  const { password, confirmPassword, gradeId = null, permissions = [], ...given } = body;
  if (password !== confirmPassword) throw new Invalid({ confirmPassword: ['Passwords do not match.'] });
  // Hashed first: between the look whether the address is free and the new account nobody else gets a turn.
  const passwordHash = await hashPassword(password, randomId('slt'));

  requireRole(db, given.role);
  const isLearner = given.role === 'Learner';
  if (isLearner && gradeId !== null) db.grades.getOrThrow(gradeId);
  requireFreeEmail(db, given.email, undefined, 'Email already taken.');
  const user = createAccount(db, randomId, {
    ...given,
    gradeId: isLearner ? gradeId : null,
    permissions,
    passwordHash,
  });
  return created(toAdminUser(user));
});
