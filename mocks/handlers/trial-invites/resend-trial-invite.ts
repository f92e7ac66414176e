import { resentMessage } from '../../rules/trials/invites.ts';
import { ok, operation } from '../../server/operation.ts';
import { getSendableInviteOrThrow, sendInvite } from '../../services/trials/invites.ts';

export const resendTrialInvite = operation('resendTrialInvite', ({ path, ...call }) => {
  const invite = getSendableInviteOrThrow(call.db, path.id, call.now);
  sendInvite(call, invite, invite.emails);
  return ok({ message: resentMessage(invite.emails) });
});
