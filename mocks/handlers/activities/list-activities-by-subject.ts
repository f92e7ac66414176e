import { ok, operation } from '../../operation.ts';
import { activitiesOfSubject, toActivities } from '../../wire/activity.ts';

export const listActivitiesBySubject = operation('listActivitiesBySubject', ({ path, actor, db }) => {
  const subject = db.subjects.need(path.id);
  return ok(toActivities(db, activitiesOfSubject(db, subject.id), actor));
});
