import { uniqueIgnoringCase } from '#openapi/rules/text.ts';
import { Invalid } from '../../rules/failure.ts';
import { rsvpLink } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSendable, sendInvite } from '../../services/trials/invites.ts';

/** Of one invite, however often it is forwarded. */
const mostRecipients = 500;

/** Earlier recipients receive it again, and are listed once. */
export const forwardTrialInvite = operation('forwardTrialInvite', ({ query, body, ...call }) => {
  const { db, now, applicationUrl } = call;
  const invite = db.trialInvites.getOrThrow(query.inviteId);
  const emails = uniqueIgnoringCase([...invite.emails, ...body.emails]);
  if (emails.length > mostRecipients) {
    throw new Invalid({ emails: [`An invite has at most ${mostRecipients} recipients.`] });
  }
  requireSendable(invite, now);
  sendInvite(call, invite, body.emails);
  db.trialInvites.update(invite.id, { emails });
  return ok({ invite: { link: rsvpLink(applicationUrl, invite) } });
});
