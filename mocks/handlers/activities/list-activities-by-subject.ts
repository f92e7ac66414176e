import { activitiesOfSubject } from '../../data/queries/activities.ts';
import { toActivities } from '../../serializers/activity.ts';
import { ok, operation } from '../../server/operation.ts';

export const listActivitiesBySubject = operation('listActivitiesBySubject', ({ path, actor, db }) => {
  const subject = db.subjects.getOrThrow(path.id);
  return ok(toActivities(db, activitiesOfSubject(db, subject.id), actor));
});
