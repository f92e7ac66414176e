import { sha256 } from '../sha-256.ts';

/**
 * Returns the salt and, after a colon, the SHA-256 of salt and password in hex. NFC unifies accents, which devices enter
 * as one or two characters (D-249). A real server uses a slow hash, see DIFFERENCES.md.
 */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `${salt}:${await sha256(`${salt}:${password.normalize('NFC')}`)}`;
}

/** @param passwordHash null for an account without a password; then no password matches */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false;
  const salt = passwordHash.slice(0, passwordHash.indexOf(':'));
  return (await hashPassword(password, salt)) === passwordHash;
}

/**
 * Whether a token is no older than the current password, so that a new password ends older sessions.
 *
 * @param issuedAt in seconds since 1970, with fractions
 */
export const isAfterLastPassword = (
  { passwordReplacedAtUtc }: { passwordReplacedAtUtc: string | null },
  issuedAt: number,
): boolean => !passwordReplacedAtUtc || issuedAt * 1000 >= Date.parse(passwordReplacedAtUtc);
