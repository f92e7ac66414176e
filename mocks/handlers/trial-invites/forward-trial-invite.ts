import { ok, operation } from '../../operation.ts';
import { eachOnce } from '../../rules/trial-invites.ts';
import { needSendableInvite, rsvpLink, sendInvite } from '../../wire/trial-invite.ts';

/** Whoever has it already receives it again, and is listed once. */
export const forwardTrialInvite = operation('forwardTrialInvite', ({ query, body, ...call }) => {
  const { db, now, applicationUrl } = call;
  const invite = needSendableInvite(db, query.inviteId, now);
  sendInvite(call, invite, body.emails);
  db.trialInvites.update(invite.id, { emails: eachOnce([...invite.emails, ...body.emails]) });
  return ok({ invite: { link: rsvpLink(applicationUrl, invite) } });
});
