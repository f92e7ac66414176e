import { SignJWT, errors, jwtVerify } from 'jose';
import type { ParentInviteRecord } from '../../data/models/accounts.ts';
import { Failure } from '../../rules/failure.ts';

// Key and audience differ from those of access tokens, so that neither is valid in place of the other.
const secret = new TextEncoder().encode('springbyte mock invitations, no secret at all');
const algorithm = 'HS256';
const audience = 'springbyte-invitation';

/**
 * Signs the token in an invitation's email, with the claims of D-176. The same arguments always give the same token.
 *
 * @param learnerName name and surname, for display
 */
export const signInviteToken = (invitation: ParentInviteRecord, learnerName: string): Promise<string> =>
  new SignJWT({
    IsRegistered: invitation.invitedUserId !== null,
    Relationship: invitation.relationship,
    LearnerId: invitation.learnerId,
    InvitedEmail: invitation.email,
    LearnerName: learnerName,
  })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setJti(invitation.id)
    .setAudience(audience)
    .setExpirationTime(Math.floor(new Date(invitation.expiresAtUtc).getTime() / 1000))
    .sign(secret);

/**
 * Returns the id of a token's invitation. Link accounts by the record of the invitation, not by the claims.
 *
 * @throws Failure 400 for an invalid token, 410 for an expired one
 */
export async function readInviteToken(token: string, now: Date): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [algorithm],
      audience,
      currentDate: now,
    });
    if (payload.jti) return payload.jti;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Failure(410, 'Token expired');
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  const message = 'Invalid invite token format';
  throw new Failure(400, message, { errors: { token: [message] } });
}
