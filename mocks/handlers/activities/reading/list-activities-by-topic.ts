import { toActivities } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';

export const listActivitiesByTopic = operation('listActivitiesByTopic', ({ path, actor, db }) => {
  const topic = db.topics.getOrThrow(path.id);
  return ok(toActivities(db, db.activities.where('topicId', topic.id), actor));
});
