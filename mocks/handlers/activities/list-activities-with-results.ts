import { ok, operation } from '../../operation.ts';
import { toActivities } from '../../wire/activity.ts';

/** The attempts are the caller's own, an Admin's as well as a Learner's. */
export const listActivitiesWithResults = operation('listActivitiesWithResults', ({ query, actor, db }) => {
  const topic = db.topics.need(query.topicId);
  return ok(toActivities(db, db.activities.where('topicId', topic.id), actor, actor.id));
});
