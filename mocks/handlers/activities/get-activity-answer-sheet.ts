import { toAnswerSheet } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { getActivityOrThrow } from '../../services/activities/activities.ts';
import { requireAttemptAllowed } from '../../services/subscriptions/entitlements.ts';

export const getActivityAnswerSheet = operation('getActivityAnswerSheet', ({ path, actor, db, now }) => {
  const activity = getActivityOrThrow(db, actor, path.id);
  requireAttemptAllowed(db, actor, now);
  return ok(toAnswerSheet(db, activity, actor.id));
});
