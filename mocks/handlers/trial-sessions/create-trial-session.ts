import { addTrialSession } from '../../serializers/trial-session.ts';
import { created, operation } from '../../server/operation.ts';

export const createTrialSession = operation('createTrialSession', ({ body, ...call }) =>
  created(addTrialSession(call, body)),
);
