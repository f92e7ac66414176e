import { hashPassword } from '../../rules/accounts/passwords.ts';
import { created, operation } from '../../server/operation.ts';
import { createAccount, requireFreeEmail } from '../../services/accounts/accounts.ts';
import { requireSamePassword } from '../../services/accounts/new-password.ts';

/** Parent when left out (AUTH-019): the generated type takes a member with a default for one that is always sent. */
const roleOf = ({ role = 'Parent' }: { role?: 'Learner' | 'Parent' }) => role;

/** Other roles than Learner and Parent stop at the contract (D-135); a learner's age is not asked (D-181). */
export const registerUser = operation('registerUser', async ({ body, db, randomId }) => {
  const { password, confirmPassword, dateOfBirth = null, ...details } = body;
  requireSamePassword(password, confirmPassword);
  // Before the look at the address: nobody else may take it while this one waits.
  const passwordHash = await hashPassword(password, randomId('slt'));

  requireFreeEmail(db, details.email);
  createAccount(db, randomId, { ...details, role: roleOf(body), dateOfBirth, passwordHash });
  return created({ message: 'User registered successfully!' });
});
