import { uniqueEmails } from '../../rules/accounts/logins.ts';
import { rsvpLink } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { getSendableInviteOrThrow, sendInvite } from '../../services/trials/invites.ts';

/** Earlier recipients receive it again, and are listed once. */
export const forwardTrialInvite = operation('forwardTrialInvite', ({ query, body, ...call }) => {
  const { db, now, applicationUrl } = call;
  const invite = getSendableInviteOrThrow(db, query.inviteId, now);
  sendInvite(call, invite, body.emails);
  db.trialInvites.update(invite.id, { emails: uniqueEmails([...invite.emails, ...body.emails]) });
  return ok({ invite: { link: rsvpLink(applicationUrl, invite) } });
});
