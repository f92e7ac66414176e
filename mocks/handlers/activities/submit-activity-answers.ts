import { draftId } from '../../data/queries/activities.ts';
import { repetitionOf } from '../../rules/activities/repeated-submission.ts';
import { Failure } from '../../rules/failure.ts';
import { sha256 } from '../../rules/sha-256.ts';
import { toSubmittedAttempt } from '../../serializers/attempt.ts';
import { created, operation } from '../../server/operation.ts';
import { getActivityOrThrow } from '../../services/activities/activities.ts';
import { answersById, givenAnswers, requireDistinct } from '../../services/activities/answers.ts';
import { recordAttempt } from '../../services/activities/attempts.ts';
import { requireAttemptAllowed } from '../../services/subscriptions/entitlements.ts';

export const submitActivityAnswers = operation(
  'submitActivityAnswers',
  async ({ headers, body, actor, db, now }) => {
    requireDistinct(body.questions);
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const submissionDigest = idempotencyKey === null ? null : await sha256(JSON.stringify(body));
    const key = { idempotencyKey, submissionDigest };
    // Synchronous from here on: of two equal requests at the same time the second one finds the attempt of the first.
    const repetition = repetitionOf(db.attempts.where('learnerId', actor.id), key);
    if (repetition === 'reused') {
      throw new Failure(422, 'This key was used for other answers.', { code: 'idempotency-key-reused' });
    }
    if (repetition !== 'new') return created(toSubmittedAttempt(repetition));

    const activity = getActivityOrThrow(db, actor, body.activityId);
    const answers = givenAnswers(answersById(db, activity.id, body.questions));
    requireAttemptAllowed(db, actor, now);
    // A `totalScore` in the body is ignored: the server marks (D-063).
    const attempt = recordAttempt(db, activity, actor.id, answers, now, key);
    db.drafts.remove(draftId(actor.id, activity.id));
    return created(toSubmittedAttempt(attempt));
  },
);
