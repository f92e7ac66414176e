import { toActivities } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';

/** `results` contains the caller's attempts, even if the caller is an Admin. */
export const listActivitiesWithResults = operation('listActivitiesWithResults', ({ query, actor, db }) => {
  const topic = db.topics.getOrThrow(query.topicId);
  return ok(toActivities(db, db.activities.where('topicId', topic.id), actor, actor.id));
});
