import { ok, operation } from '../../operation.ts';
import { approve } from '../../wire/moderation-decision.ts';

export const approveManyChanges = operation('approveManyChanges', ({ body, ...call }) => {
  approve(body.ids, call);
  return ok({ ids: body.ids });
});
