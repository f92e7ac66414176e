import { created, operation } from '../../operation.ts';
import { addTrialSession } from '../../wire/trial-session.ts';

export const createTrialSession = operation('createTrialSession', ({ body, ...call }) =>
  created(addTrialSession(call, body)),
);
