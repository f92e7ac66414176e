import { activitiesOfSubject } from '#mocks/data/queries/activities.ts';
import { toActivities } from '#mocks/serializers/activity.ts';
import { ok, operation } from '#mocks/server/operation.ts';

export const listActivitiesBySubject = operation('listActivitiesBySubject', ({ path, actor, db }) => {
  const subject = db.subjects.getOrThrow(path.id);
  return ok(toActivities(db, activitiesOfSubject(db, subject.id), actor));
});
