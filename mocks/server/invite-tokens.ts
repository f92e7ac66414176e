import { SignJWT, errors, jwtVerify } from 'jose';
import type { ParentInviteRecord } from '../data/records.ts';
import { Failure } from './failure.ts';

// Another key and another audience than an access token has: neither opens the other's doors.
const secret = new TextEncoder().encode('springbyte mock invitations, no secret at all');
const algorithm = 'HS256';
const audience = 'springbyte-invitation';

/**
 * The token that an invitation's e-mail carries, with the claims of D-176. The same invitation always gives the same
 * text.
 *
 * @param learnerName name and surname, to be shown
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
 * The id of the invitation that a token belongs to. Who is linked to whom stands in the record, not in the token.
 *
 * @throws Failure 400 when it is no token of an invitation that this server signed; 410 when it has expired
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
