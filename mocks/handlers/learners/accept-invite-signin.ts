import { Invalid, Unauthenticated } from '../../failure.ts';
import { readInviteToken } from '../../invite-tokens.ts';
import { ok, operation } from '../../operation.ts';
import { followRefusal } from '../../rules/invitations.ts';
import { passwordMatches } from '../../rules/passwords.ts';
import { acceptInvitation, needOpenInvitation } from '../../wire/invitation.ts';
import { findLogin } from '../../wire/session.ts';

/** The account need not have the invited address: the link and the password are the proof. */
export const acceptInviteSignin = operation('acceptInviteSignin', async (call) => {
  const { query, body, db, now } = call;
  const invitationId = await readInviteToken(query.token, now);
  const account = findLogin(db, body.emailOrUserName);
  const isRight = await passwordMatches(body.password, account?.passwordHash ?? null);
  // From here on nothing waits: an invitation works once, also for two calls side by side.
  const invitation = needOpenInvitation(db, invitationId, now);
  if (!account?.isActive || !isRight) throw new Unauthenticated('Invalid username or password');
  const refusal = followRefusal(account, invitation.learnerId);
  if (refusal) throw new Invalid({ emailOrUserName: [refusal] });
  return ok(await acceptInvitation(db, invitation, account, call));
});
