import { canReadAttempt } from '#mocks/rules/accounts/access.ts';
import { Forbidden } from '#mocks/rules/failure.ts';
import { toActivityResult } from '#mocks/serializers/attempt.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { parentIdsOf } from '#mocks/services/guardians.ts';

export const getActivityResult = operation('getActivityResult', ({ path, actor, db }) => {
  const attempt = db.attempts.getOrThrow(path.id);
  if (!canReadAttempt(actor, attempt, parentIdsOf(db, attempt.learnerId))) throw new Forbidden();
  return ok(toActivityResult(db, attempt));
});
