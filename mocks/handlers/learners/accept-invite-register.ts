import { passwordOnlyAction } from '../../rules/accounts/invitations.ts';
import { hashPassword } from '../../rules/accounts/passwords.ts';
import { Conflict, Invalid } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { createAccount, replacePassword, requireEmailAvailable } from '../../services/accounts/accounts.ts';
import { readInviteToken } from '../../services/accounts/invite-tokens.ts';
import {
  acceptInvitation,
  invitedAccount,
  getOpenInvitationOrThrow,
} from '../../services/accounts/parent-invitations.ts';

const requiredReason = ['This property is required.'];

/** Creates an account from a registration. A body with only a password sets the password of the invited account (D-174). */
export const acceptInviteRegister = operation('acceptInviteRegister', async (call) => {
  const { query, body, db, now, randomId } = call;
  const invitationId = await readInviteToken(query.token, now);
  const passwordHash = await hashPassword(body.password, randomId('slt'));
  // Synchronous from here, so that an invitation works for only one of two concurrent calls.
  const invitation = getOpenInvitationOrThrow(db, invitationId, now);

  if ('name' in body) {
    requireEmailAvailable(db, body.email);
    const { password: _, ...registration } = body;
    const account = createAccount(db, randomId, { ...registration, passwordHash });
    return ok(await acceptInvitation(db, invitation, account, call));
  }

  const account = invitedAccount(db, invitation);
  const action = passwordOnlyAction(account, invitation.email);
  if (!account || action === 'register') {
    throw new Invalid({
      name: requiredReason,
      surname: requiredReason,
      email: requiredReason,
      role: requiredReason,
    });
  }
  if (action === 'sign-in') {
    throw new Conflict(
      'You already have an account. Please sign in to accept the invitation.',
      'sign-in-required',
    );
  }
  replacePassword(db, account.id, { passwordHash }, now);
  return ok(await acceptInvitation(db, invitation, account, call));
});
