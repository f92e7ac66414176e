import { ok, operation } from '../../server/operation.ts';
import { createInvite } from '../../services/trials/invites.ts';

export const generateTrialInvite = operation('generateTrialInvite', ({ body, ...call }) => {
  for (const sessionId of body.trialSessionIds) call.db.trialSessions.getOrThrow(sessionId);
  return ok(createInvite(call, body));
});
