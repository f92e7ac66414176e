import { followRefusal } from '../../rules/accounts/invitations.ts';
import { passwordMatches } from '../../rules/accounts/passwords.ts';
import { Invalid, Unauthenticated } from '../../server/failure.ts';
import { readInviteToken } from '../../server/invite-tokens.ts';
import { ok, operation } from '../../server/operation.ts';
import { acceptInvitation, getOpenInvitationOrThrow } from '../../services/accounts/parent-invitations.ts';
import { findLogin } from '../../services/accounts/sessions.ts';

/** The account need not have the invited address: the link and the password are the proof. */
export const acceptInviteSignin = operation('acceptInviteSignin', async (call) => {
  const { query, body, db, now } = call;
  const invitationId = await readInviteToken(query.token, now);
  const account = findLogin(db, body.emailOrUserName);
  const isRight = await passwordMatches(body.password, account?.passwordHash ?? null);
  // From here on nothing waits: an invitation works once, also for two calls side by side.
  const invitation = getOpenInvitationOrThrow(db, invitationId, now);
  if (!account?.isActive || !isRight) throw new Unauthenticated('Invalid username or password');
  const refusal = followRefusal(account, invitation.learnerId);
  if (refusal) throw new Invalid({ emailOrUserName: [refusal] });
  return ok(await acceptInvitation(db, invitation, account, call));
});
