import { isSamePassword } from '#openapi/rules/text.ts';
import { Failure } from '../../rules/failure.ts';

/** @throws Failure 400 when a new password and its confirmation differ */
export function requireMatchingPasswords(password: string, confirmPassword: string): void {
  const message = 'Passwords do not match.';
  if (!isSamePassword(password, confirmPassword)) {
    throw new Failure(400, message, { errors: { confirmPassword: [message] } });
  }
}
