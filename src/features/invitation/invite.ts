import { decodeJwt, type JWTPayload } from 'jose';
import { relationships, type Relationship } from '#components/learner/relationships.ts';
import { emailAddress } from '#lib/text/email.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/** What the token of an invitation says (D-176). The server checks its signature; this only reads it. */
export interface Invite {
  token: string;
  learnerId: string;
  /** Not longer than a heading can be; empty when it is not known. */
  learnerName: string;
  relationship: Relationship | undefined;
  email: string;
  /** The email had an account when it was invited. */
  isRegistered: boolean;
}

/** INV-016; literal. */
export const tokenExpired = 'Token expired';
const tokenUnreadable = 'Invalid invite token format';

/**
 * Reads the token of a link.
 *
 * @param token from the URL; without one it counts as unreadable (D-182)
 * @returns the invitation, or why there is none
 */
export function readInvite(token: string | undefined, now: Date): Invite | { problem: string } {
  const claims = token === undefined ? undefined : claimsOf(token);
  if (token === undefined || typeof claims?.exp !== 'number') return { problem: tokenUnreadable };
  // Nobody is invited in words that this page would have to make up.
  if (!textClaims.every((name) => isText(claims[name]))) return { problem: tokenUnreadable };
  const isRegistered = truth(claims['IsRegistered']);
  if (isRegistered === undefined) return { problem: tokenUnreadable };
  const email = text(claims['InvitedEmail']);
  // The account would have no name to log in with.
  if (!emailAddress.test(email)) return { problem: tokenUnreadable };
  // Compared in seconds (INV-017).
  if (claims.exp <= Math.floor(now.getTime() / 1000)) return { problem: tokenExpired };
  const { Relationship: relationship } = claims;
  return {
    token,
    learnerId: text(claims['LearnerId']),
    learnerName: truncateName(removeDirectionalCharacters(text(claims['LearnerName']))),
    relationship: relationships.find((one) => one === relationship),
    email,
    isRegistered,
  };
}

function claimsOf(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

const textClaims = ['Relationship', 'LearnerId', 'InvitedEmail', 'LearnerName'];

/** Some servers write null for what they do not know. */
const isText = (claim: unknown): boolean =>
  claim === undefined || claim === null || typeof claim === 'string';

/** Some servers write `True` as text (D-176). @returns undefined for what is neither true nor false */
function truth(claim: unknown): boolean | undefined {
  if (claim === undefined || claim === null) return false;
  if (typeof claim === 'boolean') return claim;
  return /^(true|false)$/i.test(text(claim)) ? /^true$/i.test(text(claim)) : undefined;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');
