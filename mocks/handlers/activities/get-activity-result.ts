import { mayReadAttempt } from '../../rules/accounts/access.ts';
import { Forbidden } from '../../rules/failure.ts';
import { toActivityResult } from '../../serializers/attempt.ts';
import { ok, operation } from '../../server/operation.ts';
import { parentIdsOf } from '../../services/guardians.ts';

export const getActivityResult = operation('getActivityResult', ({ path, actor, db }) => {
  const attempt = db.attempts.getOrThrow(path.id);
  if (!mayReadAttempt(actor, attempt, parentIdsOf(db, attempt.learnerId))) throw new Forbidden();
  return ok(toActivityResult(db, attempt));
});
