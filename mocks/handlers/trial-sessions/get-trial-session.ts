import { ok, operation } from '../../operation.ts';
import { toTrialSession } from '../../wire/trial-session.ts';

export const getTrialSession = operation('getTrialSession', ({ path, db }) =>
  ok(toTrialSession(db, db.trialSessions.need(path.id))),
);
