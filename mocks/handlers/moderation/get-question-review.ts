import { toQuestionReview } from '../../serializers/moderation-review.ts';
import { ok, operation } from '../../server/operation.ts';

export const getQuestionReview = operation('getQuestionReview', ({ path, db }) =>
  ok(toQuestionReview(db, db.questions.getOrThrow(path.id))),
);
