import { seatsRefusal } from '../../rules/trials/bookings.ts';
import { toTrialSession } from '../../serializers/trial-session.ts';
import { Invalid } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { requireSameId } from '../../services/same-id.ts';
import { sessionDetails } from '../../services/trials/sessions.ts';

export const updateTrialSession = operation('updateTrialSession', ({ path, body, db }) => {
  requireSameId(path.id, body.id);
  const { id } = db.trialSessions.getOrThrow(path.id);
  const details = sessionDetails(db, body);
  const refusal = seatsRefusal(body.maxNumber, db.bookings.where('trialSessionId', id).length);
  if (refusal !== undefined) throw new Invalid({ maxNumber: [refusal] });
  return ok(toTrialSession(db, db.trialSessions.update(id, details)));
});
