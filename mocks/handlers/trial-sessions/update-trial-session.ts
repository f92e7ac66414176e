import { Invalid } from '../../rules/failure.ts';
import { seatsRefusal } from '../../rules/trials/bookings.ts';
import { toTrialSession } from '../../serializers/trial-session.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSameId, requireSameVersion } from '../../services/record-updates.ts';
import { sessionDetails } from '../../services/trials/sessions.ts';

export const updateTrialSession = operation('updateTrialSession', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const session = db.trialSessions.getOrThrow(path.id);
  const { id } = session;
  const details = sessionDetails(db, body);
  const refusal = seatsRefusal(body.maxNumber, db.bookings.where('trialSessionId', id).length);
  if (refusal !== undefined) throw new Invalid({ maxNumber: [refusal] });
  requireSameVersion(toTrialSession(db, session), body.version);
  return ok(toTrialSession(db, db.trialSessions.update(id, details)));
});
