import { requirePhoneNumbers } from '#mocks/rules/accounts/user-details.ts';
import { isSamePassword } from '#openapi/rules/text.ts';
import { hashPassword } from '../../rules/accounts/passwords.ts';
import { Invalid } from '../../rules/failure.ts';
import { toAdminUser } from '../../serializers/admin-user.ts';
import { created, operation } from '../../server/operation.ts';
import { createAccount, requireEmailAvailable } from '../../services/accounts/accounts.ts';
import { requireRole } from '../../services/accounts/roles.ts';

export const createUser = operation('createUser', async ({ body, db, randomId }) => {
  const { password, confirmPassword, gradeId = null, permissions = [], ...properties } = body;
  requirePhoneNumbers(properties);
  if (!isSamePassword(password, confirmPassword)) {
    throw new Invalid({ confirmPassword: ['Passwords do not match.'] });
  }
  // Hash first, so that no other call runs between the check of the email and the new account.
  const passwordHash = await hashPassword(password, randomId('slt'));

  requireRole(db, properties.role);
  const isLearner = properties.role === 'Learner';
  if (isLearner && gradeId !== null) db.grades.getOrThrow(gradeId);
  requireEmailAvailable(db, properties.email, undefined, 'Email already taken.');
  const user = createAccount(db, randomId, {
    ...properties,
    gradeId: isLearner ? gradeId : null,
    permissions,
    passwordHash,
  });
  return created(toAdminUser(user));
});
