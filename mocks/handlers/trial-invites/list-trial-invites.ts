import { ok, operation } from '../../operation.ts';
import { isWanted } from '../../rules/trial-invites.ts';
import { toTrialInvite } from '../../wire/trial-invite.ts';

export const listTrialInvites = operation('listTrialInvites', ({ query, db, applicationUrl }) => {
  const wanted = db.trialInvites.all().filter((invite) => isWanted(invite, query));
  return ok(wanted.map((invite) => toTrialInvite(invite, applicationUrl)));
});
