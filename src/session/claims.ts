import { decodeJwt, type JWTPayload } from 'jose';
import { clock, setServerTime } from '#lib/time/clock.ts';
import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';
import { isExpiringSoon } from './expiry.ts';
import { findRole, type Role } from './roles.ts';

/** Who is signed in, read from the token's claims (SES-003, D-010). */
export interface SessionDetails {
  id: string;
  name: string;
  surname: string;
  /** Name plus surname, trimmed. */
  fullName: string;
  /** Always empty; the requirements list it. */
  title: '';
  /** Undefined as well for a role that the application does not know. */
  role: Role | undefined;
  gradeId: string | undefined;
  permissions: readonly string[];
  /** Seconds since 1970 at which the token ends. */
  expiresAt: number;
  /** Milliseconds since 1970 at which the server has issued the token, if it says so in a way that makes sense. */
  issuedAt?: number | undefined;
}

/**
 * Reads a token. The signature is the server's business; this only says what the token claims.
 *
 * @throws Error with the texts of D-011 when it is no token, or has no usable `exp` (D-009)
 */
export function readClaims(token: string): SessionDetails {
  if (token.split('.').length !== 3) throw new Error('The inspected token does not appear to be a JWT.');
  const claims = decoded(token);
  if (typeof claims.exp !== 'number' || !Number.isFinite(claims.exp)) {
    throw new Error('Cannot decode the token.');
  }
  const { iat = Number.NaN } = claims;
  const name = removeDirectionalCharacters(text(claims['name']));
  const surname = removeDirectionalCharacters(text(claims['surname']));
  return {
    id: text(claims['id']),
    name,
    surname,
    fullName: `${name} ${surname}`.trim(),
    title: '',
    role: findRole(list(claims['role'])[0] ?? list(claims['roles'])[0]),
    gradeId: text(claims['gradeId']) || undefined,
    permissions: list(claims['permission']),
    expiresAt: claims.exp,
    issuedAt: iat < claims.exp ? iat * 1000 : undefined,
  };
}

/**
 * The same for a token that the server has just sent.
 *
 * @throws as `checkClock` and `readClaims` do
 */
export async function readNewToken(token: string): Promise<SessionDetails> {
  const details = readClaims(token);
  const { issuedAt = 0 } = details;
  // A server may hide its `Date` header. It may have issued the token a while ago, but not in the future.
  if (clock.offset === undefined && issuedAt > clock.device().getTime()) setServerTime(issuedAt);
  if (isExpiringSoon(details)) (await import('./wrong-clock.ts')).checkClock(details);
  return details;
}

/** The same for a token from the storage, where anybody may write: undefined, and a warning, when it is unreadable. */
export function readableClaims(token: string): SessionDetails | undefined {
  try {
    return readClaims(token);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Cannot decode the token.');
    return undefined;
  }
}

function decoded(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch (cause) {
    throw new Error('Cannot decode the token.', { cause });
  }
}

const text = (claim: unknown): string =>
  typeof claim === 'string' || typeof claim === 'number' ? String(claim) : '';

/** One string or a list, as servers differ. */
const list = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).map(text).filter((value) => value !== '');
