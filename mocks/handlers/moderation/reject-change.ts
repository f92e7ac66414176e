import { ok, operation } from '../../server/operation.ts';
import { reject } from '../../services/moderation/decisions.ts';

/** Intended for one change set, but accepts several, like `rejectManyChanges`. */
export const rejectChange = operation('rejectChange', ({ body, ...call }) => {
  reject(body.ids, body.reason, call);
  return ok({ ids: body.ids });
});
