import { ok, operation } from '../../operation.ts';
import { reject } from '../../wire/moderation-decision.ts';

export const rejectManyChanges = operation('rejectManyChanges', ({ body, ...call }) => {
  reject(body.ids, body.reason, call);
  return ok({ ids: body.ids });
});
