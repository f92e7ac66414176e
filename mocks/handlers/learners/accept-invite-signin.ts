import { followRefusal } from '../../rules/accounts/invitations.ts';
import { passwordMatches } from '../../rules/accounts/passwords.ts';
import { Invalid, Unauthenticated } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { findByLogin } from '../../services/accounts/accounts.ts';
import { readInviteToken } from '../../services/accounts/invite-tokens.ts';
import { acceptInvitation, getOpenInvitationOrThrow } from '../../services/accounts/parent-invitations.ts';

export const acceptInviteSignin = operation('acceptInviteSignin', async (call) => {
  const { query, body, db, now } = call;
  const invitationId = await readInviteToken(query.token, now);
  const account = findByLogin(db, body.emailOrUserName);
  const isCorrect = await passwordMatches(body.password, account?.passwordHash ?? null);
  // Synchronous from here, so that an invitation works for only one of two concurrent calls.
  const invitation = getOpenInvitationOrThrow(db, invitationId, now);
  if (!account?.isActive || !isCorrect) throw new Unauthenticated('Invalid username or password');
  const refusal = followRefusal(account, invitation.learnerId);
  if (refusal) throw new Invalid({ emailOrUserName: [refusal] });
  return ok(await acceptInvitation(db, invitation, account, call));
});
