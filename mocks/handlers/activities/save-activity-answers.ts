import { draftId } from '../../data/queries/activities.ts';
import { toAnswerSheet } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { getActivityOrThrow } from '../../services/activities/activities.ts';
import { answersById, requireDistinct } from '../../services/activities/answers.ts';
import { requireAttemptAllowed } from '../../services/subscriptions/entitlements.ts';

/** Saves a draft: it creates no attempt, and saving twice changes nothing (D-060). */
export const saveActivityAnswers = operation('saveActivityAnswers', ({ path, body, actor, db, now }) => {
  requireDistinct(body.questions);
  const activity = getActivityOrThrow(db, actor, path.id);
  const answers = answersById(db, activity.id, body.questions);
  requireAttemptAllowed(db, actor, now);
  db.drafts.upsert({
    id: draftId(actor.id, activity.id),
    learnerId: actor.id,
    activityId: activity.id,
    answers: JSON.stringify(answers),
  });
  return ok(toAnswerSheet(db, activity, actor.id));
});
