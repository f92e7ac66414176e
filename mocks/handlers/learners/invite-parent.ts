import type { ParentInviteRecord } from '../../data/records.ts';
import { invitationDays } from '../../rules/accounts/invitations.ts';
import { getLearnerOrThrow } from '../../serializers/learner.ts';
import { Failure, Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { linkOf } from '../../services/accounts/guardians.ts';
import {
  accountOfAddress,
  sendInvitation,
  tokenOf,
  withdrawInvitations,
} from '../../services/accounts/parent-invitations.ts';

/** One answer whether or not the address has an account: nobody learns that here. */
export const inviteParent = operation('inviteParent', async (call) => {
  const { body, actor, db, now, randomId, applicationUrl } = call;
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  const account = accountOfAddress(db, body.email);
  if (account?.id === learner.id) {
    throw new Invalid({ email: ['A learner cannot be invited to follow their own record.'] });
  }
  if (account && linkOf(db, learner.id, account.id)) {
    throw new Failure(409, 'This person is already linked to the learner.');
  }
  const invitation: ParentInviteRecord = {
    ...body,
    id: randomId('inv'),
    invitedUserId: account?.id ?? null,
    expiresAtUtc: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
    endedAtUtc: null,
  };
  const token = await tokenOf(db, invitation);
  withdrawInvitations(db, learner.id, body.email);
  db.parentInvites.insert(invitation);
  const link = `${applicationUrl}/learner/accept-parent?token=${token}`;
  sendInvitation(db, now, { invitation, sender: actor.user, link });
  return ok({ message: 'Invite sent!' });
});
