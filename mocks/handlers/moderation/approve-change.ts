import { ok, operation } from '../../server/operation.ts';
import { approve } from '../../services/moderation/decisions.ts';

/** Intended for one change set, but accepts several, like `approveManyChanges`. */
export const approveChange = operation('approveChange', ({ body, ...call }) => {
  approve(body, call);
  return ok({ ids: body.ids });
});
