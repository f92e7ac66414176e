import { created, operation } from '../../operation.ts';
import { addTrialSession } from '../../wire/trial-session.ts';

/** The older path does exactly the same (D-184). */
export const createTrialSessionLegacy = operation('createTrialSessionLegacy', ({ body, ...call }) =>
  created(addTrialSession(call, body)),
);
