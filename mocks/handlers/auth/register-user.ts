import { hashPassword } from '../../rules/accounts/passwords.ts';
import { created, operation } from '../../server/operation.ts';
import { createAccount, requireEmailAvailable } from '../../services/accounts/accounts.ts';
import { requireMatchingPasswords } from '../../services/accounts/new-password.ts';

/** Parent by default (AUTH-019). The generated type wrongly requires properties with a default. */
const roleOf = ({ role = 'Parent' }: { role?: 'Learner' | 'Parent' }) => role;

/** The contract allows the roles Learner and Parent (D-135); a learner's age is not checked (D-181). */
export const registerUser = operation('registerUser', async ({ body, db, randomId }) => {
  const { password, confirmPassword, dateOfBirth = null, ...details } = body;
  requireMatchingPasswords(password, confirmPassword);
  // Hash first, so that no other call runs between the check of the email and the new account.
  const passwordHash = await hashPassword(password, randomId('slt'));

  requireEmailAvailable(db, details.email);
  createAccount(db, randomId, { ...details, role: roleOf(body), dateOfBirth, passwordHash });
  return created({ message: 'User registered successfully!' });
});
