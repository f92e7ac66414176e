import { ok, operation } from '../../operation.ts';
import { createInvite } from '../../wire/trial-invite.ts';

export const generateTrialInvite = operation('generateTrialInvite', ({ body, ...call }) => {
  for (const sessionId of body.trialSessionIds) call.db.trialSessions.need(sessionId);
  return ok(createInvite(call, body));
});
