import { Forbidden } from '../../failure.ts';
import { ok, operation } from '../../operation.ts';
import { mayReadAttempt } from '../../rules/access.ts';
import { toActivityResult } from '../../wire/activity.ts';

export const getActivityResult = operation('getActivityResult', ({ path, actor, db }) => {
  const attempt = db.attempts.need(path.id);
  if (!mayReadAttempt(actor, attempt)) throw new Forbidden();
  return ok(toActivityResult(db, attempt));
});
