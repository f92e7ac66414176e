import { attemptsOf, draftId, savedAnswers } from '#mocks/data/queries/activities.ts';
import { mergeAnswers } from '#mocks/rules/activities/merge-answers.ts';
import { toAnswerSheet } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';
import { getActivityOrThrow } from '#mocks/services/activities/activities.ts';
import { answersById, requireDistinct } from '#mocks/services/activities/answers.ts';
import { requireAttemptAllowed } from '#mocks/services/subscriptions/entitlements.ts';

/** Saves a draft without creating an attempt (D-060). Keeps saved answers that are newer (D-246). */
export const saveActivityAnswers = operation('saveActivityAnswers', ({ path, body, actor, db, now }) => {
  requireDistinct(body.questions);
  const activity = getActivityOrThrow(db, actor, path.id);
  const sent = answersById(db, activity.id, body.questions);
  requireAttemptAllowed(db, actor, now);
  const submittedAt = attemptsOf(db, actor.id, activity.id).at(-1)?.createdAtUtc;
  const answers = mergeAnswers(savedAnswers(db, actor.id, activity.id), sent, { submittedAt, now });
  db.drafts.upsert({
    id: draftId(actor.id, activity.id),
    learnerId: actor.id,
    activityId: activity.id,
    answers: JSON.stringify(answers),
  });
  return ok(toAnswerSheet(db, activity, actor.id));
});
