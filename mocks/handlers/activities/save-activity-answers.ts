import { attemptsOf, draftId, savedAnswers } from '../../data/queries/activities.ts';
import { answersToKeep } from '../../rules/activities/newer-answers.ts';
import { toAnswerSheet } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';
import { getActivityOrThrow } from '../../services/activities/activities.ts';
import { answersById, requireDistinct } from '../../services/activities/answers.ts';
import { requireAttemptAllowed } from '../../services/subscriptions/entitlements.ts';

/** Saves a draft without creating an attempt (D-060). Newer saved answers stay (D-246). */
export const saveActivityAnswers = operation('saveActivityAnswers', ({ path, body, actor, db, now }) => {
  requireDistinct(body.questions);
  const activity = getActivityOrThrow(db, actor, path.id);
  const sent = answersById(db, activity.id, body.questions);
  requireAttemptAllowed(db, actor, now);
  const submittedAt = attemptsOf(db, actor.id, activity.id).at(-1)?.createdAtUtc;
  const answers = answersToKeep(savedAnswers(db, actor.id, activity.id), sent, { submittedAt, now });
  db.drafts.upsert({
    id: draftId(actor.id, activity.id),
    learnerId: actor.id,
    activityId: activity.id,
    answers: JSON.stringify(answers),
  });
  return ok(toAnswerSheet(db, activity, actor.id));
});
