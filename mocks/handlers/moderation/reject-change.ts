import { ok, operation } from '../../server/operation.ts';
import { reject } from '../../services/moderation/decisions.ts';

/** For one change set; several also work, as in `rejectManyChanges`. */
export const rejectChange = operation('rejectChange', ({ body, ...call }) => {
  reject(body.ids, body.reason, call);
  return ok({ ids: body.ids });
});
