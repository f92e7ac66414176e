import { toAnswerSheet } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { getActivityOrThrow } from '#mocks/services/activities/activities.ts';
import { requireAttemptAllowed } from '#mocks/services/subscriptions/entitlements.ts';

export const getActivityAnswerSheet = operation('getActivityAnswerSheet', ({ path, actor, db, now }) => {
  const activity = getActivityOrThrow(db, actor, path.id);
  requireAttemptAllowed(db, actor, now);
  return ok(toAnswerSheet(db, activity, actor.id));
});
