import { ok, operation } from '../../operation.ts';
import { toAnswerSheet } from '../../wire/activity.ts';
import { requireFreeAttempt } from '../../wire/plan.ts';

export const getActivityAnswerSheet = operation('getActivityAnswerSheet', ({ path, actor, db, now }) => {
  const activity = db.activities.need(path.id);
  requireFreeAttempt(db, actor, now);
  return ok(toAnswerSheet(db, activity, actor.id));
});
