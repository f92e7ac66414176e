import { draftId, getActivityOrThrow, toAnswerSheet } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { answersById } from '../../services/activities/answers.ts';
import { requireFreeAttempt } from '../../services/subscriptions/entitlements.ts';

/** Keeps what is not yet submitted; no attempt comes of it, and saving twice changes nothing (D-060). */
export const saveActivityAnswers = operation('saveActivityAnswers', ({ path, body, actor, db, now }) => {
  const activity = getActivityOrThrow(db, actor, path.id);
  const answers = answersById(db, activity.id, body.questions);
  requireFreeAttempt(db, actor, now);
  db.drafts.upsert({
    id: draftId(actor.id, activity.id),
    learnerId: actor.id,
    activityId: activity.id,
    answers: JSON.stringify(answers),
  });
  return ok(toAnswerSheet(db, activity, actor.id));
});
