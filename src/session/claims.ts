import { decodeJwt, type JWTPayload } from 'jose';
import { clock, setServerTime } from '#lib/time/clock.ts';
import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';
import { isExpiringSoon } from './expiry.ts';
import { findRole, type Role } from './roles.ts';

/** The user who is signed in, read from the token's claims (SES-003, D-010). */
export interface SessionDetails {
  id: string;
  name: string;
  surname: string;
  fullName: string;
  /** Always empty; required by SES-003. */
  title: '';
  /** Undefined for an unknown role. */
  role: Role | undefined;
  gradeId: string | undefined;
  permissions: readonly string[];
  /** Expiry of the token, in seconds since 1970. */
  expiresAt: number;
  /** Issue time of the token, in milliseconds since 1970; undefined if missing or after the expiry. */
  issuedAt?: number | undefined;
}

/**
 * Reads the claims of a token; only the server verifies the signature.
 *
 * @throws Error with the texts of D-011 if it is not a token, or has no usable `exp` (D-009)
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
 * Reads a token that the server has just sent.
 *
 * @throws as `checkClock` and `readClaims` do
 */
export async function readNewToken(token: string): Promise<SessionDetails> {
  const details = readClaims(token);
  const { issuedAt = 0 } = details;
  // The server may not expose its `Date` header. It may have issued the token earlier, but not in the future.
  if (clock.offset === undefined && issuedAt > clock.device().getTime()) setServerTime(issuedAt);
  if (isExpiringSoon(details)) (await import('./wrong-clock.ts')).checkClock(details);
  return details;
}

/** Reads a stored token, which other code may have changed: undefined, with a warning, if unreadable. */
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

/** Servers send a string or a list. */
const list = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).map(text).filter((value) => value !== '');
