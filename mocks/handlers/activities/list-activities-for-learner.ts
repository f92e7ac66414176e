import { ok, operation } from '../../operation.ts';
import { activitiesOfSubject, toActivities } from '../../wire/activity.ts';
import { needLearner } from '../../wire/learner.ts';

export const listActivitiesForLearner = operation('listActivitiesForLearner', ({ path, actor, db }) => {
  const { id, gradeId } = needLearner(db, actor, path.learnerId);
  const subjects = gradeId === null ? [] : db.subjects.where('gradeId', gradeId);
  const activities = subjects.flatMap((subject) => activitiesOfSubject(db, subject.id));
  return ok(toActivities(db, activities, actor, id));
});
