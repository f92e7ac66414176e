import { ok, operation } from '../../server/operation.ts';
import { approve } from '../../services/moderation/decisions.ts';

/** For one change set; several also work, as in `approveManyChanges`. */
export const approveChange = operation('approveChange', ({ body, ...call }) => {
  approve(body, call);
  return ok({ ids: body.ids });
});
