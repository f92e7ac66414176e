import { ok, operation } from '../../operation.ts';
import { toQuestionReview } from '../../wire/moderation-review.ts';

export const getQuestionReview = operation('getQuestionReview', ({ path, db }) =>
  ok(toQuestionReview(db, db.questions.need(path.id))),
);
