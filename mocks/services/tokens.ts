import { SignJWT, errors, jwtVerify } from 'jose';
import type { Role, UserRecord } from '../data/models/accounts.ts';
import { Unauthenticated } from '../rules/failure.ts';

/** Who makes a call, as the record is now: a role that was taken away opens nothing, whatever the token says. */
export interface Actor {
  id: string;
  role: Role;
  user: UserRecord;
}

/** One hour, as on most servers; the client refreshes the token in the last minute (D-003). */
export const accessTokenSeconds = 60 * 60;

// Not a secret: anyone who reads the repository can sign in as anyone here, see DIFFERENCES.md.
const secret = new TextEncoder().encode('springbyte mock backend, no secret at all');
const algorithm = 'HS256';

/**
 * An access token with the claims of D-010.
 *
 * @param permissions the user's own and those of an active plan (D-024)
 * @param now the server's clock
 * @param impersonationId the record of the adult who acts as the user, undefined for the user's own token
 */
export function signToken(
  user: UserRecord,
  permissions: readonly string[],
  now: Date,
  impersonationId?: string,
): Promise<string> {
  // With milliseconds, so that a password that is replaced in the same second ends the token.
  const issued = now.getTime() / 1000;
  return new SignJWT({
    id: user.id,
    name: user.name,
    surname: user.surname,
    role: user.role,
    roles: user.roles,
    permission: [...permissions],
    ...(user.gradeId === null ? {} : { gradeId: user.gradeId }),
    ...(impersonationId !== undefined && { jti: impersonationId }),
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(Math.floor(issued) + accessTokenSeconds)
    .sign(secret);
}

/** What the server reads from a valid token. */
interface Claims {
  userId: string;
  /** In seconds since 1970, with fractions; 0 when the token does not say. */
  issuedAt: number;
  /** Undefined for the user's own token. */
  impersonationId: string | undefined;
}

/**
 * The user to whom a token belongs, and the impersonation if it was issued for one.
 *
 * @throws Unauthenticated for an invalid or expired token, and for one that never expires
 */
export async function verifyToken(token: string, now: Date): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const { sub, iat = 0, jti } = payload;
    if (sub) return { userId: sub, issuedAt: iat, impersonationId: jti };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Unauthenticated();
}
