import { sha256 } from '../sha-256.ts';

/**
 * The stored form of a password: SHA-256 of salt and password, in hex. Devices type an accent as one or two characters,
 * which NFC makes the same (D-249).
 * One round only: a real server uses a slow hash, see DIFFERENCES.md.
 */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `${salt}:${await sha256(`${salt}:${password.normalize('NFC')}`)}`;
}

/** No password matches an account that has none. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false;
  const salt = passwordHash.slice(0, passwordHash.indexOf(':'));
  return (await hashPassword(password, salt)) === passwordHash;
}

/**
 * Whether a token was issued with the present password or after it was set, so that a new password ends older sessions.
 *
 * @param issuedAt in seconds since 1970, with fractions
 */
export const isAfterLastPassword = (
  { passwordReplacedAtUtc }: { passwordReplacedAtUtc: string | null },
  issuedAt: number,
): boolean => !passwordReplacedAtUtc || issuedAt * 1000 >= Date.parse(passwordReplacedAtUtc);
