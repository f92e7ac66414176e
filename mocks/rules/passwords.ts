/**
 * The stored form of a password: SHA-256 over salt and password, in hex.
 * One round only: a real server uses a slow hash, see DIFFERENCES.md.
 */
export async function hashPassword(password: string, salt: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt}:${password}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return `${salt}:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export async function passwordMatches(password: string, passwordHash: string): Promise<boolean> {
  const salt = passwordHash.slice(0, passwordHash.indexOf(':'));
  return (await hashPassword(password, salt)) === passwordHash;
}
