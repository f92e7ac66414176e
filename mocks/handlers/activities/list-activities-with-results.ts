import { toActivities } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';

/** The attempts are the caller's own, an Admin's as well as a Learner's. */
export const listActivitiesWithResults = operation('listActivitiesWithResults', ({ query, actor, db }) => {
  const topic = db.topics.getOrThrow(query.topicId);
  return ok(toActivities(db, db.activities.where('topicId', topic.id), actor, actor.id));
});
