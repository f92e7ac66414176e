import { matchesFilter } from '../../rules/trials/invites.ts';
import { toTrialInvite } from '../../serializers/trial-invite.ts';
import { ok, operation } from '../../server/operation.ts';

export const listTrialInvites = operation('listTrialInvites', ({ query, db, applicationUrl }) => {
  const matching = db.trialInvites.all().filter((invite) => matchesFilter(invite, query));
  return ok(matching.map((invite) => toTrialInvite(invite, applicationUrl)));
});
