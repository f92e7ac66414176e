import { toActivities } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';

/** With the caller's own attempts, for an Admin as well as for a Learner. */
export const listActivitiesWithResults = operation('listActivitiesWithResults', ({ query, actor, db }) => {
  const topic = db.topics.getOrThrow(query.topicId);
  return ok(toActivities(db, db.activities.where('topicId', topic.id), actor, actor.id));
});
