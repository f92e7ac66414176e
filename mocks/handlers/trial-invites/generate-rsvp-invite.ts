import { ok, operation } from '../../server/operation.ts';
import { createInvite } from '../../services/trials/invites.ts';

/** An invite to one session, which lends it its present title (D-185). */
export const generateRsvpInvite = operation('generateRsvpInvite', ({ body, ...call }) => {
  const { trialSessionId, ...words } = body;
  const { id, title } = call.db.trialSessions.getOrThrow(trialSessionId);
  return ok(createInvite(call, { ...words, inviteTitle: title, trialSessionIds: [id] }));
});
