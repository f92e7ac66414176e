import { ok, operation } from '../../server/operation.ts';
import { approve } from '../../services/moderation/decisions.ts';

/** Meant for one change set; several work as in `approveManyChanges` (D-166). */
export const approveChange = operation('approveChange', ({ body, ...call }) => {
  approve(body, call);
  return ok({ ids: body.ids });
});
