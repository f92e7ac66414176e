import { deleted, operation } from '../../server/operation.ts';

export const deleteTrialSession = operation('deleteTrialSession', ({ path, db }) => {
  const { id } = db.trialSessions.getOrThrow(path.id);
  db.bookings.removeWhere('trialSessionId', [id]);
  for (const invite of db.trialInvites.all()) {
    if (!invite.trialSessionIds.includes(id)) continue;
    const remainingIds = invite.trialSessionIds.filter((sessionId) => sessionId !== id);
    db.trialInvites.update(invite.id, { trialSessionIds: remainingIds });
  }
  db.trialSessions.remove(id);
  return deleted();
});
