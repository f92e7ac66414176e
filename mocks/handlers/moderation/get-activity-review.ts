import { ok, operation } from '../../operation.ts';
import { toActivityReview } from '../../wire/moderation-review.ts';

export const getActivityReview = operation('getActivityReview', ({ path, db }) =>
  ok(toActivityReview(db, db.activities.need(path.id))),
);
