import { SignJWT, errors, jwtVerify } from 'jose';
import type { Role, UserRecord } from '../data/models/accounts.ts';
import { Unauthenticated } from '../rules/failure.ts';

/** The caller, with the current role of the record, not that of the token. */
export interface Actor {
  id: string;
  role: Role;
  user: UserRecord;
}

/** The client refreshes the token in its last minute (D-003). */
export const accessTokenSeconds = 60 * 60;

// Public: every reader of the repository can sign a token for any account, see DIFFERENCES.md.
const secret = new TextEncoder().encode('springbyte mock backend, no secret at all');
const algorithm = 'HS256';

/**
 * Signs an access token with the claims of D-010.
 *
 * @param permissions assigned to the user or granted by an active plan
 * @param now the server's clock
 * @param impersonationId the impersonation by an adult; undefined when the user signs in
 */
export function signToken(
  user: UserRecord,
  permissions: readonly string[],
  now: Date,
  impersonationId?: string,
): Promise<string> {
  // With milliseconds, so that replacing the password in the same second ends the token.
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

interface Claims {
  userId: string;
  /** In seconds since 1970, with fractions; 0 without the claim `iat`. */
  issuedAt: number;
  /** Undefined unless an adult acts as the user. */
  impersonationId: string | undefined;
}

/** @throws Unauthenticated for a token that is invalid, expired, or without expiry */
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
