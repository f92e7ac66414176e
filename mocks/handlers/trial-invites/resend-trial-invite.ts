import { resentMessage } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSendable, sendInvite } from '../../services/trials/invites.ts';

export const resendTrialInvite = operation('resendTrialInvite', ({ path, ...call }) => {
  const invite = call.db.trialInvites.getOrThrow(path.id);
  requireSendable(invite, call.now);
  sendInvite(call, invite, invite.emails);
  return ok({ message: resentMessage(invite.emails) });
});
