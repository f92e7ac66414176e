import { toTrialSession } from '../../serializers/trial-session.ts';
import { created, operation } from '../../server/operation.ts';
import { createSession } from '../../services/trials/sessions.ts';

export const createTrialSession = operation('createTrialSession', ({ body, ...call }) =>
  created(toTrialSession(call.db, createSession(call, body))),
);
