import { ok, operation } from '../../server/operation.ts';
import { reject } from '../../services/moderation/decisions.ts';

export const rejectManyChanges = operation('rejectManyChanges', ({ body, ...call }) => {
  reject(body.ids, body.reason, call);
  return ok({ ids: body.ids });
});
