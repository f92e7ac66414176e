import { toTrialSession } from '../../serializers/trial-session.ts';
import { created, operation } from '../../server/operation.ts';
import { createSession } from '../../services/trials/sessions.ts';

/** The older path of `createTrialSession` (D-184). */
export const createTrialSessionLegacy = operation('createTrialSessionLegacy', ({ body, ...call }) =>
  created(toTrialSession(call.db, createSession(call, body))),
);
