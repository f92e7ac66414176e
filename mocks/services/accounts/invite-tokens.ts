import { SignJWT, errors, jwtVerify } from 'jose';
import type { ParentInviteRecord } from '../../data/models/accounts.ts';
import { Failure } from '../../rules/failure.ts';

// Another key and another audience than those of access tokens: neither is valid in place of the other.
const secret = new TextEncoder().encode('springbyte mock invitations, no secret at all');
const algorithm = 'HS256';
const audience = 'springbyte-invitation';

/**
 * The token in an invitation's e-mail, with the claims of D-176. It is always the same for the same invitation.
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
 * The id of the invitation to which a token belongs. The record decides who is linked to whom, not the token.
 *
 * @throws Failure 400 when it is not an invitation's token signed by this server; 410 when it has expired
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
  throw new Failure(400, 'Invalid invite token format');
}
