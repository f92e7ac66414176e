import { sha256 } from '../sha-256.ts';

/**
 * The stored form of a password: SHA-256 over salt and password, in hex.
 * One round only: a real server uses a slow hash, see DIFFERENCES.md.
 */
export async function hashPassword(password: string, salt: string): Promise<string> {
  return `${salt}:${await sha256(`${salt}:${password}`)}`;
}

/** Nothing matches an account without a password. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash === null) return false;
  const salt = passwordHash.slice(0, passwordHash.indexOf(':'));
  return (await hashPassword(password, salt)) === passwordHash;
}

/** The password rule (D-208): six characters with a digit, an uppercase letter and a symbol. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 6 && /\d/.test(password) && /[A-Z]/.test(password) && /[^A-Za-z0-9]/.test(password);
