import { decodeJwt, type JWTPayload } from 'jose';
import { relationships, type Relationship } from '#components/learner/relationships.ts';
import { emailAddress } from '#lib/text/email.ts';
import { truncateName } from '#lib/text/truncate-name.ts';
import { removeDirectionalCharacters } from '#openapi/rules/direction.ts';

/** The claims of an invitation token (D-176). Only the server checks its signature. */
export interface Invite {
  token: string;
  learnerId: string;
  /** Shortened for a heading; empty if unknown. */
  learnerName: string;
  relationship: Relationship | undefined;
  email: string;
  /** Whether the email had an account when the invitation was sent. */
  isRegistered: boolean;
}

/** Literal text (INV-016). */
export const tokenExpired = 'Token expired';
const tokenUnreadable = 'Invalid invite token format';

/**
 * Reads the token of a link.
 *
 * @param token from the URL; undefined counts as unreadable (D-182)
 * @returns the invitation, or why it cannot be used
 */
export function readInvite(token: string | undefined, now: Date): Invite | { problem: string } {
  const claims = token === undefined ? undefined : decodeClaims(token);
  if (token === undefined || typeof claims?.exp !== 'number') return { problem: tokenUnreadable };
  if (!textClaims.every((name) => isTextOrMissing(claims[name]))) return { problem: tokenUnreadable };
  const isRegistered = parseBoolean(claims['IsRegistered']);
  if (isRegistered === undefined) return { problem: tokenUnreadable };
  const email = text(claims['InvitedEmail']);
  // The email becomes the login name of the account.
  if (!emailAddress.test(email)) return { problem: tokenUnreadable };
  // Compare in seconds (INV-017).
  if (claims.exp <= Math.floor(now.getTime() / 1000)) return { problem: tokenExpired };
  const { Relationship: relationship } = claims;
  return {
    token,
    learnerId: text(claims['LearnerId']),
    learnerName: truncateName(removeDirectionalCharacters(text(claims['LearnerName']))),
    relationship: relationships.find((known) => known === relationship),
    email,
    isRegistered,
  };
}

function decodeClaims(token: string): JWTPayload | undefined {
  try {
    return decodeJwt(token);
  } catch {
    return undefined;
  }
}

const textClaims = ['Relationship', 'LearnerId', 'InvitedEmail', 'LearnerName'];

/** Some servers send null for a claim without a value. */
const isTextOrMissing = (claim: unknown): boolean =>
  claim === undefined || claim === null || typeof claim === 'string';

/**
 * Parses a claim that is true or false; some servers send a string such as `True` (D-176). A missing claim counts as
 * false. Returns undefined for an invalid one.
 */
function parseBoolean(claim: unknown): boolean | undefined {
  if (claim === undefined || claim === null) return false;
  if (typeof claim === 'boolean') return claim;
  return /^(true|false)$/i.test(text(claim)) ? /^true$/i.test(text(claim)) : undefined;
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '');
