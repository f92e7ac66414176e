import { passwordAlone } from '../../rules/accounts/invitations.ts';
import { hashPassword } from '../../rules/accounts/passwords.ts';
import { Failure, Invalid } from '../../server/failure.ts';
import { readInviteToken } from '../../server/invite-tokens.ts';
import { ok, operation } from '../../server/operation.ts';
import { createAccount, endSessions, requireFreeEmail } from '../../services/accounts/accounts.ts';
import {
  acceptInvitation,
  invitedAccount,
  getOpenInvitationOrThrow,
} from '../../services/accounts/parent-invitations.ts';

const required = ['This member is required.'];

/** A registration makes an account; a password alone is set for the invited one, if it may be (D-173, D-174). */
export const acceptInviteRegister = operation('acceptInviteRegister', async (call) => {
  const { query, body, db, now, randomId } = call;
  const invitationId = await readInviteToken(query.token, now);
  const passwordHash = await hashPassword(body.password, randomId('slt'));
  // From here on nothing waits: an invitation works once, also for two calls side by side.
  const invitation = getOpenInvitationOrThrow(db, invitationId, now);

  if ('name' in body) {
    requireFreeEmail(db, body.email);
    const { password: _, ...registration } = body;
    const account = createAccount(db, randomId, { ...registration, passwordHash });
    return ok(await acceptInvitation(db, invitation, account, call));
  }

  const account = invitedAccount(db, invitation);
  const decision = passwordAlone(account, invitation.email);
  if (!account || decision === 'register') {
    throw new Invalid({ name: required, surname: required, email: required, role: required });
  }
  if (decision === 'sign-in') {
    throw new Failure(409, 'You already have an account. Please sign in to accept the invitation.');
  }
  db.users.update(account.id, { passwordHash });
  endSessions(db, account.id);
  return ok(await acceptInvitation(db, invitation, account, call));
});
