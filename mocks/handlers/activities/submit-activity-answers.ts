import { created, operation } from '../../operation.ts';
import { draftId, needActivity } from '../../wire/activity.ts';
import { answersById } from '../../wire/answers.ts';
import { recordAttempt } from '../../wire/attempt.ts';
import { requireFreeAttempt } from '../../wire/plan.ts';

export const submitActivityAnswers = operation('submitActivityAnswers', ({ body, actor, db, now }) => {
  const activity = needActivity(db, actor, body.activityId);
  const answers = answersById(db, activity.id, body.questions);
  requireFreeAttempt(db, actor, now);
  // A `totalScore` in the body is ignored: the server marks (D-063).
  const attempt = recordAttempt(db, activity, actor.id, answers, now);
  db.drafts.remove(draftId(actor.id, activity.id));
  const { id, activityId, attemptNumber, totalScore, activityTotalScore } = attempt;
  return created({ id, activityId, attemptNumber, totalScore, activityTotalScore });
});
