import { isWanted } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { toTrialInvite } from '../../services/trials/invites.ts';

export const listTrialInvites = operation('listTrialInvites', ({ query, db, applicationUrl }) => {
  const wanted = db.trialInvites.all().filter((invite) => isWanted(invite, query));
  return ok(wanted.map((invite) => toTrialInvite(invite, applicationUrl)));
});
