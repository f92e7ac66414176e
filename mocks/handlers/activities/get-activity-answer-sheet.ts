import { ok, operation } from '../../operation.ts';
import { needActivity, toAnswerSheet } from '../../wire/activity.ts';
import { requireFreeAttempt } from '../../wire/plan.ts';

export const getActivityAnswerSheet = operation('getActivityAnswerSheet', ({ path, actor, db, now }) => {
  const activity = needActivity(db, actor, path.id);
  requireFreeAttempt(db, actor, now);
  return ok(toAnswerSheet(db, activity, actor.id));
});
