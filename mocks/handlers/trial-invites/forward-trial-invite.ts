import { uniqueIgnoringCase } from '#openapi/rules/text.ts';
import { Invalid } from '../../rules/failure.ts';
import { rsvpLink } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSendable, sendInvite } from '../../services/trials/invites.ts';

/** Maximum for one invite, all its forwards included. */
const maxRecipients = 500;

/** Sends to every email in the body, even to earlier recipients. The invite lists each recipient once. */
export const forwardTrialInvite = operation('forwardTrialInvite', ({ query, body, ...call }) => {
  const { db, now, applicationUrl } = call;
  const invite = db.trialInvites.getOrThrow(query.inviteId);
  const emails = uniqueIgnoringCase([...invite.emails, ...body.emails]);
  if (emails.length > maxRecipients) {
    throw new Invalid({ emails: [`An invite has at most ${maxRecipients} recipients.`] });
  }
  requireSendable(invite, now);
  sendInvite(call, invite, body.emails);
  db.trialInvites.update(invite.id, { emails });
  return ok({ invite: { link: rsvpLink(applicationUrl, invite) } });
});
