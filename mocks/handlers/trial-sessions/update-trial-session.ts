import { Invalid } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { seatsRefusal } from '../../rules/trial-bookings.ts';
import { sessionDetails, toTrialSession } from '../../wire/trial-session.ts';

export const updateTrialSession = operation('updateTrialSession', ({ path, body, db }) => {
  const { id } = db.trialSessions.need(path.id);
  const refusal = seatsRefusal(body.maxNumber, db.bookings.where('trialSessionId', id).length);
  if (refusal !== undefined) throw new Invalid({ maxNumber: [refusal] });
  return ok(toTrialSession(db, db.trialSessions.update(id, sessionDetails(db, body))));
});
