import { eachOnce } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { getSendableInviteOrThrow, rsvpLink, sendInvite } from '../../services/trials/invites.ts';

/** Whoever has it already receives it again, and is listed once. */
export const forwardTrialInvite = operation('forwardTrialInvite', ({ query, body, ...call }) => {
  const { db, now, applicationUrl } = call;
  const invite = getSendableInviteOrThrow(db, query.inviteId, now);
  sendInvite(call, invite, body.emails);
  db.trialInvites.update(invite.id, { emails: eachOnce([...invite.emails, ...body.emails]) });
  return ok({ invite: { link: rsvpLink(applicationUrl, invite) } });
});
