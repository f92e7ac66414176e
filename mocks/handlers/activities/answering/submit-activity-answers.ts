import { draftId } from '#mocks/data/queries/activities.ts';
import { toSubmittedAttempt } from '#mocks/serializers/attempt.ts';
import { created, operation } from '#mocks/server/operation.ts';
import { getActivityOrThrow } from '#mocks/services/activities/activities.ts';
import { answersById, givenAnswers, requireDistinct } from '#mocks/services/activities/answers.ts';
import { recordAttempt } from '#mocks/services/activities/attempts.ts';
import { requireAttemptAllowed } from '#mocks/services/subscriptions/entitlements.ts';

export const submitActivityAnswers = operation('submitActivityAnswers', ({ body, actor, db, now }) => {
  requireDistinct(body.questions);
  const activity = getActivityOrThrow(db, actor, body.activityId);
  const answers = givenAnswers(answersById(db, activity.id, body.questions));
  requireAttemptAllowed(db, actor, now);
  // The server marks the answers: a `totalScore` in the body is ignored.
  const attempt = recordAttempt(db, activity, actor.id, answers, now);
  db.drafts.remove(draftId(actor.id, activity.id));
  return created(toSubmittedAttempt(attempt));
});
