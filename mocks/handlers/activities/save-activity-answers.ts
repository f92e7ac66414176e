import { ok, operation } from '../../operation.ts';
import { draftId, needActivity, toAnswerSheet } from '../../wire/activity.ts';
import { answersById } from '../../wire/answers.ts';
import { requireFreeAttempt } from '../../wire/plan.ts';

/** Keeps what is not yet submitted; no attempt comes of it, and saving twice changes nothing (D-060). */
export const saveActivityAnswers = operation('saveActivityAnswers', ({ path, body, actor, db, now }) => {
  const activity = needActivity(db, actor, path.id);
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
