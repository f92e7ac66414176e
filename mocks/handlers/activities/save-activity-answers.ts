import { ok, operation } from '../../operation.ts';
import { draftId, toAnswerSheet } from '../../wire/activity.ts';
import { answersById } from '../../wire/answers.ts';
import { requireFreeAttempt } from '../../wire/plan.ts';

/** Keeps what is not yet submitted; no attempt comes of it, and saving twice changes nothing (D-060). */
export const saveActivityAnswers = operation('saveActivityAnswers', ({ path, body, actor, db, now }) => {
  const activity = db.activities.need(path.id);
  requireFreeAttempt(db, actor, now);
  const answers = answersById(db, activity.id, body.questions);
  db.drafts.upsert({
    id: draftId(actor.id, activity.id),
    learnerId: actor.id,
    activityId: activity.id,
    answers: JSON.stringify(answers),
  });
  return ok(toAnswerSheet(db, activity, actor.id));
});
