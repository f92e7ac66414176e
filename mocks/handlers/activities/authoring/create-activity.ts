import { toActivity } from '#mocks/serializers/activity.ts';
import { created, operation } from '#mocks/server/operation.ts';

/** Creates an activity without questions. Learners see the activity at once (D-136). */
export const createActivity = operation('createActivity', ({ body, actor, db, now, randomId }) => {
  const { title, description = null } = body;
  const topic = db.topics.getOrThrow(body.topicId);
  const activity = db.activities.insert({
    id: randomId('act'),
    topicId: topic.id,
    title,
    description,
    mediaPath: null,
    lastModifiedUserId: actor.id,
    savedAtUtc: now.toISOString(),
    savedByUserId: actor.id,
    isSuspended: false,
  });
  return created(toActivity(db, activity, actor));
});
