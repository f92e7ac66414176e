import { mayReadAttempt } from '../../rules/accounts/access.ts';
import { toActivityResult } from '../../serializers/attempt.ts';
import { Forbidden } from '../../server/failure.ts';
import { ok, operation } from '../../server/operation.ts';
import { parentIdsOf } from '../../services/accounts/guardians.ts';

export const getActivityResult = operation('getActivityResult', ({ path, actor, db }) => {
  const attempt = db.attempts.getOrThrow(path.id);
  if (!mayReadAttempt(actor, attempt, parentIdsOf(db, attempt.learnerId))) throw new Forbidden();
  return ok(toActivityResult(db, attempt));
});
