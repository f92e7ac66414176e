import { toActivityReview } from '../../serializers/moderation-review.ts';
import { ok, operation } from '../../server/operation.ts';

export const getActivityReview = operation('getActivityReview', ({ path, db }) =>
  ok(toActivityReview(db, db.activities.getOrThrow(path.id))),
);
