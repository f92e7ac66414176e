import { toTrialSession } from '../../serializers/trial-session.ts';
import { ok, operation } from '../../server/operation.ts';

export const getTrialSession = operation('getTrialSession', ({ path, db }) =>
  ok(toTrialSession(db, db.trialSessions.getOrThrow(path.id))),
);
