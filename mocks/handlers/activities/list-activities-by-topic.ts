import { ok, operation } from '../../operation.ts';
import { toActivities } from '../../wire/activity.ts';

export const listActivitiesByTopic = operation('listActivitiesByTopic', ({ path, actor, db }) => {
  const topic = db.topics.need(path.id);
  return ok(toActivities(db, db.activities.where('topicId', topic.id), actor));
});
