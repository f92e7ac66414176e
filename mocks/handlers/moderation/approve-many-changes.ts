import { ok, operation } from '../../server/operation.ts';
import { approve } from '../../services/moderation/decisions.ts';

export const approveManyChanges = operation('approveManyChanges', ({ body, ...call }) => {
  approve(body, call);
  return ok({ ids: body.ids });
});
