import { addTrialSession } from '../../serializers/trial-session.ts';
import { created, operation } from '../../server/operation.ts';

/** The older path does exactly the same (D-184). */
export const createTrialSessionLegacy = operation('createTrialSessionLegacy', ({ body, ...call }) =>
  created(addTrialSession(call, body)),
);
