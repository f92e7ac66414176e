import { isExpired } from '../../rules/trials/invites.ts';
import { toTrialSession } from '../../serializers/trial-session.ts';
import { ok, operation } from '../../server/operation.ts';
import { invitedParent, findInviteByToken } from '../../services/trials/invites.ts';

/** Returns 200 also for an invalid token (D-186). */
export const validateRsvpToken = operation('validateRsvpToken', ({ query, db, now }) => {
  const invite = findInviteByToken(db, query.token);
  if (!invite) return ok({ valid: false as const, message: 'This invite does not exist.' });
  if (isExpired(invite, now)) return ok({ valid: false as const, message: 'This invite has expired.' });
  return ok({
    valid: true as const,
    message: 'This invite is valid.',
    inviteTitle: invite.inviteTitle,
    validUntil: invite.validUntil,
    sessions: invite.trialSessionIds.map((id) => toTrialSession(db, db.trialSessions.getOrThrow(id))),
    ...invitedParent(db, invite),
    invitationId: invite.id,
  });
});
