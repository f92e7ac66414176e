import { ok, operation } from '../../operation.ts';
import { isExpired } from '../../rules/trial-invites.ts';
import { invitedParent, inviteOfToken } from '../../wire/trial-invite.ts';
import { toTrialSession } from '../../wire/trial-session.ts';

/** A token that is no good is an answer, not a failure (D-186). */
export const validateRsvpToken = operation('validateRsvpToken', ({ query, db, now }) => {
  const invite = inviteOfToken(db, query.token);
  if (!invite) return ok({ valid: false as const, message: 'This invite does not exist.' });
  if (isExpired(invite, now)) return ok({ valid: false as const, message: 'This invite has expired.' });
  return ok({
    valid: true as const,
    message: 'This invite is valid.',
    inviteTitle: invite.inviteTitle,
    validUntil: invite.validUntil,
    sessions: invite.trialSessionIds.map((id) => toTrialSession(db, db.trialSessions.need(id))),
    ...invitedParent(db, invite),
    invitationId: invite.id,
  });
});
