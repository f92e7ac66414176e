import { ok, operation } from '../../operation.ts';
import { toActivity } from '../../wire/activity.ts';

export const listActivitiesWithResults = operation('listActivitiesWithResults', ({ query, actor, db }) => {
  const topic = db.topics.need(query.topicId);
  const activities = db.activities.where('topicId', topic.id);
  return ok(activities.map((activity) => toActivity(db, activity, { viewer: actor, learnerId: actor.id })));
});
