import { ok, operation } from '../../server/operation.ts';
import { reject } from '../../services/moderation/decisions.ts';

/** Meant for one change set; several work as in `rejectManyChanges` (D-166). */
export const rejectChange = operation('rejectChange', ({ body, ...call }) => {
  reject(body.ids, body.reason, call);
  return ok({ ids: body.ids });
});
