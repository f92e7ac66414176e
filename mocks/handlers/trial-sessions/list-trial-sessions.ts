import { ok, operation } from '../../operation.ts';
import { toTrialSession } from '../../wire/trial-session.ts';

export const listTrialSessions = operation('listTrialSessions', ({ db }) =>
  ok(db.trialSessions.all().map((session) => toTrialSession(db, session))),
);
