import { decodeJwt, type JWTPayload } from 'jose';
import { clock, setServerTime } from '#lib/time/clock.ts';
import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';
import { isExpiringSoon } from './expiry.ts';
import { findRole, type Role } from './roles.ts';

/** The signed-in user, from the token's claims (SES-003, D-010). */
export interface SessionDetails {
  id: string;
  name: string;
  surname: string;
  fullName: string;
  /** Always empty; required by SES-003. */
  title: '';
  role: Role | undefined;
  gradeId: string | undefined;
  permissions: readonly string[];
  /** Seconds since 1970. */
  expiresAt: number;
  /** Milliseconds since 1970; undefined if missing or not before the expiry. */
  issuedAt?: number | undefined;
}

/** Does not verify the signature. @throws Error with the messages of D-011 for an invalid token (D-009) */
export function readClaims(token: string): SessionDetails {
  if (token.split('.').length !== 3) throw new Error('The inspected token does not appear to be a JWT.');
  const claims = decodeClaims(token);
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

/** @throws like `checkClock` and `readClaims` */
export async function readNewToken(token: string): Promise<SessionDetails> {
  const details = readClaims(token);
  const { issuedAt = 0 } = details;
  // The server may hide its `Date` header. A token is never issued in the future.
  if (clock.offset === undefined && issuedAt > clock.device().getTime()) setServerTime(issuedAt);
  if (isExpiringSoon(details)) (await import('./wrong-clock.ts')).checkClock(details);
  return details;
}

/** Reads a stored token. If it is unreadable, logs a warning and returns undefined. */
export function readStoredClaims(token: string): SessionDetails | undefined {
  try {
    return readClaims(token);
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'Cannot decode the token.');
    return undefined;
  }
}

function decodeClaims(token: string): JWTPayload {
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
