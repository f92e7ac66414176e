import type { ParentInviteRecord } from '../../data/models/accounts.ts';
import { invitationDays } from '../../rules/accounts/invitations.ts';
import { Conflict, Invalid } from '../../rules/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { findByEmail } from '../../services/accounts/accounts.ts';
import { getLearnerOrThrow } from '../../services/accounts/learners.ts';
import {
  sendInvitation,
  invitationToken,
  withdrawInvitations,
} from '../../services/accounts/parent-invitations.ts';
import { findGuardianLink } from '../../services/guardians.ts';

/** A successful response does not reveal whether the email has an account. */
export const inviteParent = operation('inviteParent', async (call) => {
  const { body, actor, db, now, randomId, applicationUrl } = call;
  const learner = getLearnerOrThrow(db, actor, body.learnerId);
  const account = findByEmail(db, body.email);
  if (account?.id === learner.id) {
    throw new Invalid({ email: ['A learner cannot be invited to follow their own record.'] });
  }
  if (account && findGuardianLink(db, learner.id, account.id)) {
    throw new Conflict('This person is already linked to the learner.');
  }
  const invitation: ParentInviteRecord = {
    ...body,
    id: randomId('inv'),
    invitedById: actor.id,
    invitedUserId: account?.id ?? null,
    expiresAtUtc: new Date(now.getTime() + invitationDays * 86_400_000).toISOString(),
    endedAtUtc: null,
  };
  const token = await invitationToken(db, invitation);
  withdrawInvitations(db, learner.id, body.email);
  db.parentInvites.insert(invitation);
  const link = `${applicationUrl}/learner/accept-parent?token=${token}`;
  sendInvitation(db, now, { invitation, sender: actor.user, link });
  return ok({ message: 'Invite sent!' });
});
