import type { components } from '#api/contract.gen.ts';
import type { AttemptRecord } from '../../data/records.ts';
import { repetitionOf } from '../../rules/activities/repeated-submission.ts';
import { sha256 } from '../../rules/sha-256.ts';
import { draftId, getActivityOrThrow } from '../../serializers/activity.ts';
import { Failure } from '../../server/failure.ts';
import { created, operation } from '../../server/operation.ts';
import { answersById } from '../../services/activities/answers.ts';
import { recordAttempt } from '../../services/activities/attempts.ts';
import { requireFreeAttempt } from '../../services/subscriptions/entitlements.ts';

export const submitActivityAnswers = operation(
  'submitActivityAnswers',
  async ({ headers, body, actor, db, now }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const submissionDigest = idempotencyKey === null ? null : await sha256(JSON.stringify(body));
    const mark = { idempotencyKey, submissionDigest };
    // From here on nothing waits: of two equal requests at the same time the second finds the attempt of the first.
    const repetition = repetitionOf(db.attempts.where('learnerId', actor.id), mark);
    if (repetition === 'reused') throw new Failure(422, 'This key was used for other answers.');
    if (repetition !== 'new') return created(toSubmitted(repetition));

    const activity = getActivityOrThrow(db, actor, body.activityId);
    const answers = answersById(db, activity.id, body.questions);
    requireFreeAttempt(db, actor, now);
    // A `totalScore` in the body is ignored: the server marks (D-063).
    const attempt = recordAttempt(db, activity, actor.id, answers, now, mark);
    db.drafts.remove(draftId(actor.id, activity.id));
    return created(toSubmitted(attempt));
  },
);

const toSubmitted = ({
  id,
  activityId,
  attemptNumber,
  totalScore,
  activityTotalScore,
}: AttemptRecord): components['schemas']['SubmittedAttempt'] => ({
  id,
  activityId,
  attemptNumber,
  totalScore,
  activityTotalScore,
});
