import { toTrialSession } from '../../serializers/trial-session.ts';
import { ok, operation } from '../../server/operation.ts';

export const listTrialSessions = operation('listTrialSessions', ({ db }) =>
  ok(db.trialSessions.all().map((session) => toTrialSession(db, session))),
);
