import { ok, operation } from '../../operation.ts';
import { resentText } from '../../rules/trial-invites.ts';
import { needSendableInvite, sendInvite } from '../../wire/trial-invite.ts';

export const resendTrialInvite = operation('resendTrialInvite', ({ path, ...call }) => {
  const invite = needSendableInvite(call.db, path.id, call.now);
  sendInvite(call, invite, invite.emails);
  return ok({ message: resentText(invite.emails) });
});
