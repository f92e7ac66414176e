import { ok, operation } from '../../operation.ts';
import { reject } from '../../wire/moderation-decision.ts';

/** Meant for one; a list of several works as in `rejectManyChanges` (D-166). */
export const rejectChange = operation('rejectChange', ({ body, ...call }) => {
  reject(body.ids, body.reason, call);
  return ok({ ids: body.ids });
});
