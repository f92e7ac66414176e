import { ok, operation } from '../../server/operation.ts';
import { createInvite } from '../../services/trials/invites.ts';

/** The invite's title is the current title of the session (D-185). */
export const generateRsvpInvite = operation('generateRsvpInvite', ({ body, ...call }) => {
  const { trialSessionId, ...invite } = body;
  const { id, title } = call.db.trialSessions.getOrThrow(trialSessionId);
  return ok(createInvite(call, { ...invite, inviteTitle: title, trialSessionIds: [id] }));
});
